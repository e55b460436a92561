import { afterEach, expect, it } from 'vitest';
import { readEnv } from '../env.ts';
import { cleanUp, dataFolder, runCli, startServer } from '../testing/started-server.ts';
import { endSessions } from './end-sessions-command.ts';

afterEach(cleanUp, 30_000);

it('signs out one person, or everybody, while the server runs', { timeout: 90_000 }, async () => {
  const DATA_DIR = dataFolder();
  const { address } = await startServer({ DATA_DIR });
  const register = async (email: string) => {
    const body = { name: 'Asha Kumari', email, password: 'Secret1', class: '10', state: 'Bihar', stream: 'arts' };
    const answer = await fetch(`${address}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { data: { token: string } }).data.token;
  };
  const isIn = async (token: string) =>
    (await fetch(`${address}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } })).status === 200;
  const [asha, ravi] = [await register('asha@example.in'), await register('ravi@example.in')];

  expect(await runCli('end-sessions', [' ASHA@example.in'], { DATA_DIR })).toEqual({ code: 0, output: '1 sessions ended.\n' });
  expect([await isIn(asha), await isIn(ravi)]).toEqual([false, true]);
  const env = readEnv({ DATA_DIR });
  await expect(endSessions(env, 'nobody@example.in')).rejects.toThrow(/^Nobody has this e-mail\.$/);
  expect(await endSessions(env, '--all')).toBe('1 sessions ended; everybody has to sign in again.');
  expect(await isIn(ravi)).toBe(false);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
});
