import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../db/connect.ts';
import { atFullCost } from '../../testing/quick-argon2.ts';
import { registeredStudent, studentBody } from '../../testing/registered-student.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

describe('accounts', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  const login = (email: unknown, password: unknown, on = server) => on.call('POST', '/auth/login', { body: { email, password } });
  const profile = (token: string) => server.call('GET', '/auth/profile', { token });

  describe('sign-up', () => {
    it('creates an account and signs in', async () => {
      const body = studentBody({ class: '12', stream: 'science_pcb', field: 'medicine', email: '  Meena@Example.in ' });
      const answer = await server.call('POST', '/auth/register', { body });
      expect(answer.status).toBe(201);
      expect(answer.headers['cache-control']).toBe('no-store');
      const { user, token } = answer.body.data;
      expect(user).toMatchObject({
        email: 'Meena@Example.in',
        name: 'Asha Kumari',
        class: '12',
        state: 'Bihar',
        stream: 'science_pcb',
        field: 'medicine',
        avatar: null,
        profile: { avatar: null },
      });
      expect(user.id).toBe(user._id);
      expect(Date.parse(user.createdAt)).not.toBeNaN();
      expect(token).toMatch(/^[\w-]{43}$/);
      expect((await profile(token)).body.data.user).toEqual(user);
    });

    it('never tells a hash, and stores neither password nor token', async () => {
      const { user, token } = await registeredStudent(server, { password: 'Unmistakable1' });
      expect(Object.keys(user).toSorted().join(' ')).toBe(
        '_id avatar class createdAt email emailVerified field id language name profile role state stream who',
      );
      const everything = await server.db.execute(
        sql`select (select json_agg(users)::text from users) || (select json_agg(sessions)::text from sessions) as text`,
      );
      const text = String(everything.rows[0]?.['text']);
      expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      expect(text).not.toContain('Unmistakable1');
      expect(text).not.toContain(token);
    });

    it('ignores a field in class 10', async () => {
      const { user } = await registeredStudent(server, { field: 'medicine' });
      expect(user.field).toBeNull();
    });

    it('refuses an e-mail that is taken, in any case, also of ten at once', async () => {
      const { email } = await registeredStudent(server);
      const again = await server.call('POST', '/auth/register', { body: studentBody({ email: email.toUpperCase() }) });
      expect(again.status).toBe(409);
      expect(again.body).toMatchObject({ success: false, code: 'conflict', message: 'An account with this email already exists' });

      const race = await Promise.all(
        Array.from({ length: 10 }, () => server.call('POST', '/auth/register', { body: studentBody({ email: 'race@example.in' }) })),
      );
      expect(race.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    });
  });

  describe('sign-in', () => {
    atFullCost();

    it('opens with the right password, whatever the case and blanks of the e-mail', async () => {
      const { email, password, user } = await registeredStudent(server);
      const answer = await login(`  ${email.toUpperCase()} `, password);
      expect(answer.status).toBe(200);
      expect(answer.body.data.user).toEqual(user);
      expect((await profile(answer.body.data.token)).status).toBe(200);
    });

    it('answers a wrong password and an unknown e-mail alike', async () => {
      const { email } = await registeredStudent(server);
      const wrong = await login(email, 'Secret2');
      const unknown = await login('nobody@example.in', 'Secret2');
      expect(wrong.status).toBe(401);
      expect(wrong.body).toMatchObject({ success: false, code: 'bad_credentials', message: 'Invalid email or password' });
      expect(unknown.status).toBe(401);
      expect(unknown.body).toEqual(wrong.body);
      const names = ({ headers }: { headers: Record<string, unknown> }) => Object.keys(headers).toSorted();
      expect(names(unknown)).toEqual(names(wrong));
      expect(unknown.headers['content-length']).toBe(wrong.headers['content-length']);
    });

    it('takes as long for an unknown e-mail as for a wrong password', async () => {
      const { email } = await registeredStudent(server);
      const timeOf = async (address: string) => {
        const start = performance.now();
        await login(address, 'Secret2');
        return performance.now() - start;
      };
      await login(email, 'x');
      await login('warm-up@example.in', 'x');
      // Each pair one right after the other, now this one first, now that: what a busy machine does to both says nothing about the code.
      const ratios: number[] = [];
      for (let round = 0; round < 41; round += 1) {
        const unknown = `nobody.${round}@example.in`;
        const [first, second] = round % 2 === 0 ? [email, unknown] : [unknown, email];
        const [one, two] = [await timeOf(first), await timeOf(second)];
        ratios.push(first === email ? two / one : one / two);
      }
      const median = ratios.toSorted((a, b) => a - b)[20];
      expect(median).toBeGreaterThan(0.75);
      expect(median).toBeLessThan(1.33);
    }, 60_000);

    it('makes a hash of an older cost anew', async () => {
      const { email, password } = await registeredStudent(server);
      const hashOf = async () =>
        (await server.db.execute<{ password_hash: string }>(sql`select password_hash from users where email = ${email}`)).rows[0]!
          .password_hash;
      const old = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
      await server.db.execute(sql`update users set password_hash = ${old} where email = ${email}`);
      expect((await login(email, 'Wrong1')).status).toBe(401);
      expect(await hashOf()).toBe(old);
      expect((await login(email, password)).status).toBe(200);
      const renewed = await hashOf();
      expect(renewed).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      expect((await login(email, password)).status).toBe(200);
      expect(await hashOf()).toBe(renewed);
    });

    it('takes a password of any length', async () => {
      const { email } = await registeredStudent(server);
      expect((await login(email, 'x'.repeat(50_000))).status).toBe(401);
    });
  });

  describe('guessing', () => {
    const limited = async () => {
      const first = await testApp({ env: { RATE_LIMIT: 'on' } });
      const { db, pool } = openPool({ ...first.connection, max: 4 });
      const second = await testApp({ env: { RATE_LIMIT: 'on' }, database: { db, pool, connection: first.connection } });
      return { first, second, close: () => pool.end() };
    };

    it('ends with the sixth wrong password in a quarter hour, on either of two processes', async () => {
      const { first, second, close } = await limited();
      const { email, password } = await registeredStudent(first);
      for (const on of [first, second, first, second, first]) expect((await login(email, 'Wrong1', on)).status).toBe(401);
      for (const on of [second, first]) {
        const refused = await login(email, password, on);
        expect(refused.status).toBe(429);
        expect(refused.body).toMatchObject({
          success: false,
          code: 'rate_limited',
          message: 'Too many attempts. Please try again in 15 minutes.',
        });
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
        expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
      }
      expect((await login(email.toUpperCase(), password, second)).status).toBe(429);
      // Others, and the same person elsewhere, are not held up.
      const other = await registeredStudent(first);
      expect((await login(other.email, other.password, second)).status).toBe(200);
      const elsewhere = await second.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password },
        remoteAddress: '203.0.113.9',
      });
      expect(elsewhere.statusCode).toBe(200);
      await close();
    });

    it('does not tell by its limit whether an account exists', async () => {
      const { first, close } = await limited();
      const statuses = [];
      for (let round = 0; round < 6; round += 1) statuses.push((await login('nobody@example.in', 'Wrong1', first)).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      await close();
    });

    describe('by many at once', () => {
      // The longer each takes, the more of them meet.
      atFullCost();

      it('gets five tries and no more when thirty come at once', async () => {
        const { first, second, close } = await limited();
        const { email } = await registeredStudent(first);
        const answers = await Promise.all(
          Array.from({ length: 30 }, (_, index) => login(email, 'Wrong1', index % 2 === 0 ? first : second)),
        );
        expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
        expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
        await close();
      });

      it('never fails under a crowd of right and wrong passwords for one account', async () => {
        const { first, second, close } = await limited();
        const { email, password } = await registeredStudent(first);
        for (let round = 0; round < 5; round += 1) {
          const answers = await Promise.all(
            Array.from({ length: 20 }, (_, index) => login(email, index % 3 === 0 ? password : 'Wrong1', index % 2 === 0 ? first : second)),
          );
          expect(answers.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
          await first.db.execute(sql`delete from tries`);
        }
        await close();
      });
    });

    it('starts anew after a success, and after a quarter hour', async () => {
      let now = Date.now();
      const clock = await testApp({ env: { RATE_LIMIT: 'on' }, parts: { now: () => new Date(now) } });
      const { email, password } = await registeredStudent(clock);
      for (let round = 0; round < 3; round += 1) {
        for (let wrong = 0; wrong < 4; wrong += 1) expect((await login(email, 'Wrong1', clock)).status).toBe(401);
        expect((await login(email, password, clock)).status).toBe(200);
      }
      for (let wrong = 0; wrong < 5; wrong += 1) await login(email, 'Wrong1', clock);
      expect((await login(email, password, clock)).status).toBe(429);
      now += 14 * 60_000;
      const nearly = await login(email, password, clock);
      expect(nearly.status).toBe(429);
      expect(nearly.body.message).toBe('Too many attempts. Please try again in a minute.');
      now += 60_001;
      expect((await login(email, password, clock)).status).toBe(200);
    });

    it('writes no e-mail and no address where it counts', async () => {
      const { first, close } = await limited();
      await login('somebody@example.in', 'Wrong1', first);
      const { rows } = await first.db.execute(sql`select * from tries`);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(/somebody|127\.0\.0\.1/);
      await first.shared.rateLimits.removeEnded();
      expect((await first.db.execute(sql`select * from tries`)).rows).toHaveLength(rows.length);
      await close();
    });

    it('lets a whole school sign up from one address, but not without end', async () => {
      const school = await testApp({ env: { RATE_LIMIT: 'on' } });
      await registeredStudent(school);
      await school.db.execute(sql`update tries set count = 299`);
      await registeredStudent(school);
      const refused = await school.call('POST', '/auth/register', { body: studentBody() });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    });
  });

  describe('sessions', () => {
    it('end at logout, on the server too, and only that one', async () => {
      const { email, password, token } = await registeredStudent(server);
      const other = (await login(email, password)).body.data.token;
      expect((await server.call('POST', '/auth/logout', { token })).status).toBe(200);
      expect((await profile(token)).status).toBe(401);
      expect((await profile(other)).status).toBe(200);
      expect((await server.call('POST', '/auth/logout', { token })).status).toBe(200);
      expect((await server.call('POST', '/auth/logout')).status).toBe(200);
    });

    it('expire after thirty days without use, and go on with use', async () => {
      let now = Date.now();
      const clock = await testApp({ parts: { now: () => new Date(now) } });
      const day = 24 * 60 * 60_000;
      const { token } = await registeredStudent(clock);
      const isOpen = async () => (await clock.call('GET', '/auth/profile', { token })).status === 200;
      now += 29 * day;
      expect(await isOpen()).toBe(true);
      now += 29 * day;
      expect(await isOpen()).toBe(true);
      now += 30 * day + 1;
      expect(await isOpen()).toBe(false);
    });

    it('are at most thirty a person: one more, and the oldest ends', async () => {
      const { email, password, token } = await registeredStudent(server);
      const { rows } = await server.db.execute<{ id: string; passwordHash: string }>(
        sql`select id, password_hash as "passwordHash" from users where email = ${email}`,
      );
      const [{ id, passwordHash }] = rows as [(typeof rows)[0]];
      const later: string[] = [];
      for (let count = 0; count < 29; count += 1) later.push((await server.shared.sessions.start(id, { passwordHash }))!.token);
      expect((await profile(token)).status).toBe(200);
      const newest = (await login(email, password)).body.data.token;
      expect((await profile(token)).status).toBe(401);
      expect((await profile(newest)).status).toBe(200);
      expect((await profile(later[0]!)).status).toBe(200);
    });

    it.each(['', 'x', 'Bearer', '../../etc/passwd', "' or 1=1 --", 'a'.repeat(500)])('do not open with the token %j', async (token) => {
      const answer = await server.call('GET', '/auth/profile', { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('unauthenticated');
    });
  });
});
