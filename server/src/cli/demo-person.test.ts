import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { smallCatalog } from '../testing/small-catalog.ts';
import { cleanUp, dataFolder, runCli, startServer } from '../testing/started-server.ts';
import { demoPerson } from './demo-person-command.ts';

afterEach(cleanUp, 30_000);

const root = join(import.meta.dirname, '..', '..', '..');
const made = (env: Record<string, string>, isProduction = false) => demoPerson({ env: readEnv(env), isProduction, root });

describe('a demo person', { timeout: 90_000 }, () => {
  it('can sign in at the running server and finds a result and bookmarks there', async () => {
    const settings = { DATA_DIR: dataFolder(), CATALOG_DIR: smallCatalog() };
    const { address } = await startServer(settings);
    const output = await made(settings);
    expect(output).toContain('/auth/login');
    const said = (name: string) => new RegExp(`${name} +(\\S+)`).exec(output)?.[1];
    const signedIn = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: said('e-mail'), password: said('password') }),
    });
    expect(signedIn.status).toBe(200);
    const { data } = (await signedIn.json()) as { data: { token: string; user: { class: string; stream: string } } };
    expect(data.user).toMatchObject({ class: '10', stream: 'science_pcm' });
    const read = async (path: string) => {
      const answer = await fetch(`${address}/api${path}`, { headers: { authorization: `Bearer ${data.token}` } });
      return ((await answer.json()) as { data: Record<string, object> }).data;
    };
    expect((await read('/quiz/attempts'))['attempts']).toHaveLength(1);
    const { bookmarks } = await read('/bookmarks');
    for (const [type, kept] of Object.entries(bookmarks ?? {})) expect(kept, type).not.toEqual([]);
  });

  it('is refused where real people are', async () => {
    const DATA_DIR = dataFolder();
    const refused = /^Not here: /;
    await expect(made({ DATA_DIR, PUBLIC_URL: 'https://disha.example' })).rejects.toThrow(refused);
    await expect(made({ DATA_DIR }, true)).rejects.toThrow(refused);
    expect(await runCli('demo-person', [], { DATA_DIR, NODE_ENV: 'production' })).toEqual({
      code: 1,
      output: expect.stringMatching(refused),
    });
  });
});
