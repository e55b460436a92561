import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, dataFolder, runCli, startServer } from '../testing/started-server.ts';

afterEach(cleanUp, 30_000);

describe('a demo person', { timeout: 90_000 }, () => {
  it('can sign in at the running server and finds a result and bookmarks there', async () => {
    const DATA_DIR = dataFolder();
    const { address } = await startServer({ DATA_DIR });
    const { code, output } = await runCli('demo-person', [], { DATA_DIR });
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('/auth/login') });
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

  it.each([{ PUBLIC_URL: 'https://disha.example' }, { NODE_ENV: 'production' }])('is refused with %j', async (env) => {
    const DATA_DIR = dataFolder();
    expect(await runCli('demo-person', [], { DATA_DIR, ...env })).toEqual({ code: 1, output: expect.stringMatching(/^Not here: /) });
  });
});
