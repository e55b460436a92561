import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { googleStandIn, type GoogleStandIn } from '../../testing/google-stand-in.ts';
import { registeredStudent, type RegisteredStudent } from '../../testing/registered-student.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

describe('profile', () => {
  let server: TestApp;
  let google: GoogleStandIn;
  beforeAll(async () => {
    google = await googleStandIn();
    server = await testApp({ env: google.env });
  });
  const change = (token: string | undefined, body: unknown) => server.call('PUT', '/auth/profile', { token, body });
  const twelve = { class: '12', stream: 'science_pcb', field: 'medicine' };

  it('opens to nobody without a token, and to nobody with another person’s', async () => {
    const mine = await registeredStudent(server);
    const other = await registeredStudent(server, { name: 'Somebody Else' });
    for (const [method, path] of [
      ['GET', '/auth/profile'],
      ['PUT', '/auth/profile'],
      ['GET', '/auth/export'],
      ['POST', '/auth/delete-account'],
    ] as const) {
      const body =
        method === 'GET'
          ? undefined
          : {
              name: 'Taken Over',
              password: mine.password,
              userId: mine.user._id,
              _id: mine.user._id,
              id: mine.user._id,
              email: mine.email,
            };
      expect((await server.call(method, path, { body })).status).toBe(401);
      const answer = await server.call(method, path, { body, token: other.token });
      expect(JSON.stringify(answer.body)).not.toContain(mine.email);
    }
    const { user } = (await server.call('GET', '/auth/profile', { token: mine.token })).body.data;
    expect(user).toEqual(mine.user);
    expect((await server.call('GET', '/auth/profile', { token: other.token })).status).toBe(401);
  });

  it('changes what is sent, returns the same token, and leaves the rest', async () => {
    const { token, user } = await registeredStudent(server, twelve);
    const answer = await change(token, { name: 'Asha Devi', state: 'Kerala', email: 'changed@example.in', passwordHash: 'x' });
    expect(answer.status).toBe(200);
    expect(answer.body.data.token).toBe(token);
    expect(answer.body.data.user).toEqual({ ...user, name: 'Asha Devi', state: 'Kerala' });
    expect((await change(token, {})).body.data.user).toEqual(answer.body.data.user);
  });

  it.each([
    ['another class clears stream and field', { class: '10' }, { class: '10', stream: null, field: null }],
    ['another class keeps a stream that is sent', { class: '10', stream: 'arts' }, { class: '10', stream: 'arts', field: null }],
    ['the same class clears nothing', { class: '12' }, twelve],
    ['another stream clears the field', { stream: 'arts' }, { class: '12', stream: 'arts', field: null }],
    ['another stream takes a field that is sent', { stream: 'arts', field: 'psychology' }, { stream: 'arts', field: 'psychology' }],
    ['the same stream clears nothing', { stream: 'science_pcb' }, twelve],
    ['a field of the same stream', { field: 'biotechnology' }, { stream: 'science_pcb', field: 'biotechnology' }],
    ['class 10 has no field', { class: '10', stream: 'arts', field: 'psychology' }, { class: '10', stream: 'arts', field: null }],
    ['a parent has no class, stream or field', { who: 'parent' }, { who: 'parent', class: null, stream: null, field: null }],
    ['a graduate', { class: 'graduate', stream: 'commerce' }, { class: 'graduate', stream: 'commerce', field: null }],
  ])('%s', async (_what, body, expected) => {
    const { token } = await registeredStudent(server, twelve);
    expect((await change(token, body)).body.data.user).toMatchObject(expected);
    expect((await server.call('GET', '/auth/profile', { token })).body.data.user).toMatchObject(expected);
  });

  it('lets a parent who studies on be a student', async () => {
    const { token } = await registeredStudent(server, { who: 'parent', class: undefined, stream: undefined });
    expect((await change(token, { class: '12', stream: 'arts' })).body.data.user).toMatchObject({ who: null, class: '12', stream: 'arts' });
    expect((await change(token, { class: 'graduate' })).body.data.user).toMatchObject({ who: 'graduate', class: 'graduate', stream: null });
  });

  it.each([
    [{ field: 'computer_it' }, 'field', 'Invalid field selection'],
    [{ stream: 'arts', field: 'medicine' }, 'field', 'Invalid field selection'],
    [{ class: 'graduate', field: 'medicine' }, 'field', 'Invalid field selection'],
    [{ field: 'magic' }, 'field', 'Invalid field selection'],
    [{ stream: 'magic' }, 'stream', 'Stream must be one of: science_pcm, science_pcb, commerce, arts'],
    [{ who: 'graduate' }, 'who', 'who must be one of: parent, teacher'],
    [{ who: 'teacher', class: '10' }, 'class', expect.stringContaining('instead of a class')],
    [{ class: '11' }, 'class', 'Class must be one of: 10, 12, graduate'],
    [{ name: 'R2D2' }, 'name', 'Name can only contain letters and spaces'],
    [{ state: 'a'.repeat(51) }, 'state', 'State name cannot exceed 50 characters'],
    [{ name: null }, 'name', 'Name must be at least 2 characters long'],
    [{ language: 'EN' }, 'language', expect.stringContaining('language must be one of: en')],
    [{ language: '' }, 'language', expect.stringContaining('language must be one of: en')],
  ])('refuses %j and changes nothing', async (body, path, message) => {
    const { token, user } = await registeredStudent(server, twelve);
    const answer = await change(token, { state: 'Goa', ...body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ path, message }]);
    expect((await server.call('GET', '/auth/profile', { token })).body.data.user).toEqual(user);
  });

  it('keeps the language that was chosen, which nobody has at first, and hands it out with the rest', async () => {
    const { token, user } = await registeredStudent(server, twelve);
    expect(user.language).toBeNull();
    expect((await change(token, { language: 'en' })).body.data.user).toEqual({ ...user, language: 'en' });
    expect((await change(token, { state: 'Goa' })).body.data.user.language).toBe('en');
    expect((await server.call('GET', '/auth/export', { token })).body.data.export.user.language).toBe('en');
    expect((await change(token, { language: null })).body.data.user.language).toBeNull();
  });

  it('loses nothing when two tabs save at once', async () => {
    const { token } = await registeredStudent(server);
    await Promise.all([change(token, { name: 'Both Saved' }), change(token, { state: 'Sikkim' }), change(token, { stream: 'commerce' })]);
    expect((await server.call('GET', '/auth/profile', { token })).body.data.user).toMatchObject({
      name: 'Both Saved',
      state: 'Sikkim',
      stream: 'commerce',
    });
  });

  const keep = async ({ user }: RegisteredStudent) => {
    await server.pool.query(`insert into bookmarks (user_id, type, item_id) values ($1, 'exams', 'jee-main')`, [user._id]);
    await server.pool.query(
      `insert into quiz_attempts (user_id, quiz_id, answers, result) values ($1, 'class10', '["Yes"]', '{"stream":"arts"}')`,
      [user._id],
    );
  };

  it('gives back everything it holds about a person, and nothing about another', async () => {
    const mine = await registeredStudent(server);
    const other = await registeredStudent(server);
    await keep(mine);
    await keep(other);
    const answer = await server.call('GET', '/auth/export', { token: mine.token });
    expect(answer.status).toBe(200);
    expect(answer.body.data.export).toMatchObject({
      user: mine.user,
      signInMethods: ['password'],
      bookmarks: [{ type: 'exams', itemId: 'jee-main' }],
      quizAttempts: [{ quizId: 'class10', answers: ['Yes'], result: { stream: 'arts' } }],
    });
    expect(answer.body.data.export.sessions).toHaveLength(1);
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|tokenHash/);
    expect(JSON.stringify(answer.body)).not.toContain(other.user._id);
  });

  describe('deleting the account', () => {
    const remove = (token: string, body: unknown, on = server) => on.call('POST', '/auth/delete-account', { token, body });
    const rowsOf = async (id: string) => {
      const tables = ['users where id', 'sessions where user_id', 'bookmarks where user_id', 'quiz_attempts where user_id'];
      const counts = await Promise.all(tables.map((part) => server.pool.query(`select 1 from ${part} = $1`, [id])));
      return counts.reduce((sum, { rows }) => sum + rows.length, 0);
    };

    it('wants the password, then removes everything at once', async () => {
      const mine = await registeredStudent(server);
      await keep(mine);
      const missing = await remove(mine.token, {});
      expect(missing.status).toBe(400);
      expect(missing.body.errors).toEqual([{ path: 'password', message: 'Password is required', messageId: 'password.required' }]);
      expect((await remove(mine.token, { password: 'Wrong1' })).status).toBe(401);
      expect((await remove(mine.token, { credential: await google.sign({ email: mine.email }) })).status).toBe(400);
      expect(await rowsOf(mine.user._id)).toBe(4);
      expect((await remove(mine.token, { password: mine.password })).status).toBe(200);
      expect(await rowsOf(mine.user._id)).toBe(0);
      expect((await server.call('GET', '/auth/profile', { token: mine.token })).status).toBe(401);
      expect((await server.call('POST', '/auth/login', { body: mine })).status).toBe(401);
      expect((await registeredStudent(server, { email: mine.email })).user._id).not.toBe(mine.user._id);
    });

    it('wants a fresh word from Google about the same person where there is no password', async () => {
      const claims = { sub: 'leaver', email: 'leaver@example.in' };
      const { user, token } = (await server.call('POST', '/auth/google', { body: { credential: await google.sign(claims) } })).body.data;
      const hourAgo = Math.floor(Date.now() / 1000) - 1800;
      expect((await remove(token, { password: 'Secret1' })).status).toBe(400);
      expect((await remove(token, { credential: await google.sign({ ...claims, iat: hourAgo }) })).status).toBe(401);
      expect((await remove(token, { credential: await google.sign({ ...claims, sub: 'somebody-else' }) })).status).toBe(401);
      expect(await rowsOf(user._id)).toBe(2);
      expect((await remove(token, { credential: await google.sign(claims) })).status).toBe(200);
      expect(await rowsOf(user._id)).toBe(0);
    });

    it('does not serve to guess a password with a stolen token', async () => {
      const limited = await testApp({ env: { RATE_LIMIT: 'on' } });
      const { token, password } = await registeredStudent(limited);
      for (let round = 0; round < 5; round += 1) expect((await remove(token, { password: 'Wrong1' }, limited)).status).toBe(401);
      const refused = await remove(token, { password }, limited);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await limited.db.execute(sql`select 1 from users`)).rows).toHaveLength(1);
    });
  });

  describe('changing the password', () => {
    const renew = (token: string, body: unknown, on = server) => on.call('POST', '/auth/change-password', { token, body });
    const login = (email: string, password: string) => server.call('POST', '/auth/login', { body: { email, password } });
    const isIn = async (token: string) => (await server.call('GET', '/auth/profile', { token })).status === 200;

    it('wants the old one, signs out everybody else, and goes on under a new token', async () => {
      const mine = await registeredStudent(server);
      const elsewhere = (await login(mine.email, mine.password)).body.data.token as string;
      expect((await renew(mine.token, { currentPassword: 'Wrong1', newPassword: 'Newer2b' })).body).toEqual({
        success: false,
        code: 'bad_credentials',
        message: 'That is not your password',
        messageId: 'profile.wrongPassword',
      });
      expect(await isIn(elsewhere)).toBe(true);
      const { status, body, headers } = await renew(mine.token, { currentPassword: mine.password, newPassword: 'Newer2b' });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(body.data.user).toEqual(mine.user);
      expect([await isIn(mine.token), await isIn(elsewhere), await isIn(body.data.token as string)]).toEqual([false, false, true]);
      expect((await login(mine.email, mine.password)).status).toBe(401);
      expect((await login(mine.email, 'Newer2b')).status).toBe(200);
    });

    it.each([
      [{}, 'currentPassword'],
      [{ currentPassword: 'x' }, 'newPassword'],
      [{ currentPassword: 'x', newPassword: 'short' }, 'newPassword'],
      [{ currentPassword: 'x', newPassword: 'alllower1' }, 'newPassword'],
      [{ currentPassword: 'x', newPassword: `A1${'a'.repeat(127)}` }, 'newPassword'],
    ])('refuses %j, naming %s', async (body, path) => {
      const mine = await registeredStudent(server);
      const answer = await renew(mine.token, body);
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe(path);
      expect((await login(mine.email, mine.password)).status).toBe(200);
    });

    it('of two at once with the same old password, one succeeds', async () => {
      const mine = await registeredStudent(server);
      const other = (await login(mine.email, mine.password)).body.data.token as string;
      const answers = await Promise.all([
        renew(mine.token, { currentPassword: mine.password, newPassword: 'First1a' }),
        renew(other, { currentPassword: mine.password, newPassword: 'Second1a' }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it('is not there without a password, and does not serve to guess one with a stolen token', async () => {
      const { token } = (
        await server.call('POST', '/auth/google', {
          body: { credential: await google.sign({ sub: 'no-password', email: 'no.password@example.in' }) },
        })
      ).body.data;
      expect((await renew(token as string, { currentPassword: 'x', newPassword: 'Newer2b' })).status).toBe(400);
      const limited = await testApp({ env: { RATE_LIMIT: 'on' } });
      const mine = await registeredStudent(limited);
      for (let round = 0; round < 5; round += 1)
        expect((await renew(mine.token, { currentPassword: 'Wrong1', newPassword: 'Newer2b' }, limited)).status).toBe(401);
      expect((await renew(mine.token, { currentPassword: mine.password, newPassword: 'Newer2b' }, limited)).status).toBe(429);
    });
  });
});
