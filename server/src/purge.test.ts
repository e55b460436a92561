import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { purge } from './purge.ts';
import { newStudent } from './testing/new-student.ts';
import { registeredStudent } from './testing/registered-student.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

const day = 24 * 60 * 60_000;
let now = Date.now();
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ env: { RATE_LIMIT: 'on' }, parts: { now: () => new Date(now) } });
});
const isOpen = async (token: string) => (await server.call('GET', '/auth/profile', { token })).status === 200;
const count = async (table: string) =>
  Number((await server.db.execute(sql.raw(`select count(*) as count from ${table}`))).rows[0]?.['count']);

describe('housekeeping', () => {
  it('removes ended sessions and windows, thousands of them, two processes at once, and nothing else', async () => {
    const { id, token } = await newStudent(server);
    await server.db.execute(
      sql`insert into sessions (token_hash, user_id, expires_at)
        select sha256(n::text::bytea), ${id}, now() - interval '1 hour' from generate_series(1, 12000) n`,
    );
    await server.db.execute(sql`insert into tries select 'old ' || n, 1, now() - interval '1 hour' from generate_series(1, 6000) n`);
    await server.db.execute(sql`insert into tries values ('running', 1, now() + interval '1 minute')`);
    const removed = await Promise.all([purge(server.shared), purge(server.shared)]);
    expect(removed[0].sessions + removed[1].sessions).toBe(12000);
    expect(removed[0].rateLimits + removed[1].rateLimits).toBe(6000);
    expect(await count('sessions')).toBe(1);
    expect(await count("tries where key = 'running'")).toBe(1);
    expect(await isOpen(token)).toBe(true);
  });

  it('does not believe a clock that is ahead of the database’s', async () => {
    const { token } = await newStudent(server);
    now += 365 * day;
    await purge(server.shared);
    now -= 365 * day;
    expect(await isOpen(token)).toBe(true);
  });
});

describe('a clock that jumps', () => {
  it('backwards keeps people signed in', async () => {
    const { token } = await newStudent(server);
    now -= 400 * day;
    expect(await isOpen(token)).toBe(true);
    now += 400 * day;
    expect(await isOpen(token)).toBe(true);
  });

  it('ahead and back leaves no session that lives for years', async () => {
    now += 3650 * day;
    const { token } = await newStudent(server);
    now -= 3650 * day;
    expect(await isOpen(token)).toBe(true);
    now += 31 * day;
    expect(await isOpen(token)).toBe(false);
    now -= 31 * day;
  });

  it('ahead and back locks nobody out', async () => {
    const { email, password } = await registeredStudent(server);
    const login = (word: string) => server.call('POST', '/auth/login', { body: { email, password: word } });
    now += 365 * day;
    for (let wrong = 0; wrong < 6; wrong += 1) await login('Wrong1');
    expect((await login(password)).status).toBe(429);
    now -= 365 * day;
    expect((await login(password)).status).toBe(200);
  });
});

it('a session ends after half a year, however often it is used', async () => {
  const { token } = await newStudent(server);
  const started = now;
  for (; now < started + 179 * day; now += 10 * day) expect(await isOpen(token)).toBe(true);
  now = started + 181 * day;
  expect(await isOpen(token)).toBe(false);
  now = started;
});
