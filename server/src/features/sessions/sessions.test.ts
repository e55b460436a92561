import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { registeredStudent } from '../../testing/registered-student.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let now = Date.parse('2026-11-16T10:20:30Z');
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ parts: { now: () => new Date(now) } });
});

const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const list = async (token: string, query = '') => (await server.call('GET', `/auth/sessions${query}`, { token })).body.data.sessions;
async function signIn({ email, password }: { email: string; password: string }, agent = phone): Promise<string> {
  const answer = await server.call('POST', '/auth/login', { body: { email, password }, headers: { 'user-agent': agent } });
  return answer.body.data.token;
}
const isOpen = async (token: string) => (await server.call('GET', '/auth/profile', { token })).status === 200;

describe('one’s own sessions', () => {
  it('are listed with the device in words, and times to the hour; nothing in the list opens anything', async () => {
    const student = await registeredStudent(server);
    const token = await signIn(student);
    const sessions = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }: { current: boolean }) => current)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      current: true,
      device: 'Chrome on Android',
      createdAt: '2026-11-16T09:30:00.000Z',
      lastSeenAt: '2026-11-16T09:30:00.000Z',
    });
    expect((await list(token, '?lang=hi'))[0].device).toMatch(/Android पर Chrome|अनजान/);
    for (const { id } of sessions) expect(await isOpen(id)).toBe(false);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('keep no address and no version', async () => {
    await signIn(await registeredStudent(server));
    const { rows } = await server.db.execute(sql`select * from sessions`);
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|130\.0|Mozilla/);
  });

  it('are ended one by one, only by their owner', async () => {
    const [one, other] = [await registeredStudent(server), await registeredStudent(server)];
    const token = await signIn(one);
    const { id } = (await list(one.token)).find(({ current }: { current: boolean }) => !current);
    expect((await server.call('DELETE', `/auth/sessions/${id}`, { token: other.token })).status).toBe(404);
    expect(await isOpen(token)).toBe(true);
    expect((await server.call('DELETE', `/auth/sessions/${id}`, { token: one.token })).status).toBe(200);
    expect(await isOpen(token)).toBe(false);
    expect((await server.call('DELETE', `/auth/sessions/${id}`, { token: one.token })).body.code).toBe('not_found');
    expect((await server.call('DELETE', '/auth/sessions/nonsense', { token: one.token })).status).toBe(404);
    expect(await isOpen(one.token)).toBe(true);
  });

  it('end all but the one that asks', async () => {
    const student = await registeredStudent(server);
    const [second, third] = [await signIn(student), await signIn(student)];
    const answer = await server.call('POST', '/auth/sessions/end-others', { token: third });
    expect(answer.body.data).toEqual({ ended: 2 });
    expect([await isOpen(student.token), await isOpen(second), await isOpen(third)]).toEqual([false, false, true]);
  });

  it('are noted as used at most once an hour, however much is asked', async () => {
    const { token } = await registeredStudent(server);
    const version = async () => {
      const { rows } = await server.db.execute(sql`select xmin::text from sessions order by created_at desc, id limit 1`);
      return rows[0]?.['xmin'];
    };
    now += 1000;
    const before = await version();
    for (let n = 0; n < 5; n += 1) await list(token);
    expect(await version()).toBe(before);
    now += 3 * 3_600_000;
    expect((await list(token))[0].lastSeenAt).toBe('2026-11-16T12:30:00.000Z');
    now -= 3 * 3_600_000;
  });
});
