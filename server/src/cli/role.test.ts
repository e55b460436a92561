import { afterEach, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { cleanUp, dataFolder, runCli, startServer } from '../testing/started-server.ts';
import { giveRole } from './role-command.ts';

afterEach(cleanUp, 30_000);

it('makes somebody an editor and a student again, while the server runs and for the session they have', { timeout: 90_000 }, async () => {
  const DATA_DIR = dataFolder();
  const { address } = await startServer({ DATA_DIR });
  const ask = async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, data: ((await answer.json()) as { data: { token: string } }).data };
  };
  const asha = { name: 'Asha Kumari', email: 'asha@example.in', password: 'Secret1', class: '10', state: 'Bihar', stream: 'arts' };
  const { token } = (await ask('POST', '/auth/register', asha)).data;
  const removing = async () => (await ask('DELETE', '/exams/nothing', undefined, token)).status;
  expect(await removing()).toBe(403);
  expect(await runCli('role', [' ASHA@example.in', 'editor'], { DATA_DIR })).toEqual({
    code: 0,
    output: 'They were student and are editor now.\n',
  });
  expect(await removing()).toBe(404);
  const env = readEnv({ DATA_DIR });
  expect(await giveRole(env, 'asha@example.in', 'editor')).toBe('They are editor already.');
  await expect(giveRole(env, 'asha@example.in', 'admin')).rejects.toThrow('There is no role admin; there are student, editor, operator.');
  await expect(giveRole(env, 'nobody@example.in', 'editor')).rejects.toThrow(/^Nobody has this e-mail\./);
  await expect(giveRole(env, 'editor', 'asha@example.in')).rejects.toThrow(/^Say whose and which: npm run role -- EMAIL student\|editor/);
  await giveRole(env, 'asha@example.in', 'student');
  expect(await removing()).toBe(403);
});
