/** Commands that are run while the server runs, all beside one: it is the start that takes time. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { atFullCost } from '../testing/quick-argon2.ts';
import { smallCatalog } from '../testing/small-catalog.ts';
import { cleanUp, dataFolder, hangs, patientFetch, runCli, startServer } from '../testing/started-server.ts';
import { demoPerson } from './demo-person-command.ts';
import { endSessions } from './end-sessions-command.ts';
import { giveRole } from './role-command.ts';

const root = join(import.meta.dirname, '..', '..', '..');
// What a person keeps and a result names; reading in every closing rank would take more than all else.
const facts = ['careers', 'courses', 'exams', 'guides', 'register', 'scholarships', 'states'];
const settings = { DATA_DIR: dataFolder(), CATALOG_DIR: smallCatalog(facts) };
const env = readEnv(settings);
let address: string | undefined;

// The server signs in whom a command has made here.
atFullCost();

beforeAll(async () => {
  ({ address } = await startServer(settings));
}, hangs);
afterAll(cleanUp, hangs);

interface Data {
  token: string;
  user: { class: string; stream: string };
  attempts: object[];
  bookmarks: Record<string, object[]>;
}

async function ask(method: string, path: string, { body, token }: { body?: object; token?: string } = {}) {
  const answer = await patientFetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, data: ((await answer.json()) as { data: Data }).data };
}

async function register(email: string): Promise<string> {
  const body = { name: 'Asha Kumari', email, password: 'Secret1', class: '10', state: 'Bihar', stream: 'arts' };
  return (await ask('POST', '/auth/register', { body })).data.token;
}

const isIn = async (token: string) => (await ask('GET', '/auth/profile', { token })).status === 200;

describe('a role', { timeout: hangs }, () => {
  it('is given and taken away for the session somebody has', async () => {
    const token = await register('asha@example.in');
    const removing = async () => (await ask('DELETE', '/exams/nothing', { token })).status;
    expect(await removing()).toBe(403);
    expect(await runCli('role', [' ASHA@example.in', 'editor'], settings)).toEqual({
      code: 0,
      output: 'They were student and are editor now.\n',
    });
    expect(await removing()).toBe(404);
    expect(await giveRole(env, 'asha@example.in', 'editor')).toBe('They are editor already.');
    await giveRole(env, 'asha@example.in', 'student');
    expect(await removing()).toBe(403);
  });

  it('is not given where something is wrong', async () => {
    await expect(giveRole(env, 'asha@example.in', 'admin')).rejects.toThrow('There is no role admin; there are student, editor, operator.');
    await expect(giveRole(env, 'nobody@example.in', 'editor')).rejects.toThrow(/^Nobody has this e-mail\./);
    await expect(giveRole(env, 'editor', 'asha@example.in')).rejects.toThrow(/^Say whose and which: npm run role -- EMAIL student\|editor/);
  });
});

describe('a demo person', { timeout: hangs }, () => {
  const made = (given: Record<string, string>, isProduction = false) => demoPerson({ env: readEnv(given), isProduction, root });

  it('can sign in at the running server and finds a result and bookmarks there', async () => {
    const output = await made(settings);
    expect(output).toContain('/auth/login');
    const said = (name: string) => new RegExp(`${name} +(\\S+)`).exec(output)?.[1];
    const { status, data } = await ask('POST', '/auth/login', { body: { email: said('e-mail'), password: said('password') } });
    expect(status).toBe(200);
    expect(data.user).toMatchObject({ class: '10', stream: 'science_pcm' });
    expect((await ask('GET', '/quiz/attempts', data)).data.attempts).toHaveLength(1);
    const { bookmarks } = (await ask('GET', '/bookmarks', data)).data;
    expect(Object.keys(bookmarks)).not.toEqual([]);
    for (const [type, kept] of Object.entries(bookmarks)) expect(kept, type).not.toEqual([]);
  });

  it('is refused where real people are', async () => {
    const refused = /^Not here: /;
    await expect(made({ ...settings, PUBLIC_URL: 'https://disha.example' })).rejects.toThrow(refused);
    await expect(made(settings, true)).rejects.toThrow(refused);
    expect(await runCli('demo-person', [], { ...settings, NODE_ENV: 'production' })).toEqual({
      code: 1,
      output: expect.stringMatching(refused),
    });
  });
});

describe('sessions', { timeout: hangs }, () => {
  it('are ended of one person, or of everybody', async () => {
    const [meena, ravi] = [await register('meena@example.in'), await register('ravi@example.in')];
    expect(await runCli('end-sessions', [' MEENA@example.in'], settings)).toEqual({ code: 0, output: '1 sessions ended.\n' });
    expect([await isIn(meena), await isIn(ravi)]).toEqual([false, true]);
    await expect(endSessions(env, 'nobody@example.in')).rejects.toThrow(/^Nobody has this e-mail\.$/);
    expect(await endSessions(env, '--all')).toMatch(/^\d+ sessions ended; everybody has to sign in again\.$/);
    expect(await isIn(ravi)).toBe(false);
    expect((await patientFetch(`${address}/api/ready`)).status).toBe(200);
  });
});
