/**
 * Every token and way in against every act of the owner: a cell a test. What was given out under a credential ends with it; what only
 * leaves a device ends nothing; notices come, and the link that ends reminders does that and nothing else.
 */
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { endSessionsIn } from './cli/end-sessions-command.ts';
import { purge } from './purge.ts';
import { googleStandIn, type GoogleStandIn } from './testing/google-stand-in.ts';
import { mailbox, type ReadMail } from './testing/mailbox.ts';
import { registeredStudent, type RegisteredStudent } from './testing/registered-student.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

const box = mailbox();
let google: GoogleStandIn;
let server: TestApp;
beforeAll(async () => {
  google = await googleStandIn();
  server = await testApp({ env: { ...google.env, ...box.env } });
});

const post = (path: string, body: object = {}, token?: string) => server.call('POST', path, { body, token });
const strangers = ({ email }: RegisteredStudent) => `stranger.${email}`;
const wantedBy = ({ email }: RegisteredStudent) => `wanted.${email}`;
const tokenTo = (mails: readonly ReadMail[], address: string) => mails.find(({ to, token }) => to === address && token !== '')?.token ?? '';
const signIn = async ({ email, password }: RegisteredStudent): Promise<string> =>
  (await post('/auth/login', { email, password })).body.data.token;
const ok = (answer: { status: number }) => expect(answer.status).toBe(200);

const forgot = (student: RegisteredStudent) => post('/auth/forgot-password', { email: student.email });
const askToVerify = (student: RegisteredStudent) => post('/auth/verify-email/send', {}, student.token);
const change = (student: RegisteredStudent, email: string) =>
  post('/auth/change-email', { email, password: student.password }, student.token);
const reset = (token: string) => post('/auth/reset-password', { token, password: 'Another2' });
const verify = (token: string) => post('/auth/verify-email', { token });
const credentialOf = ({ email }: RegisteredStudent) => google.sign({ sub: `of ${email}`, email });
const comeByGoogle = async (student: RegisteredStudent) => post('/auth/google', { credential: await credentialOf(student) });
const confirm = ({ user }: RegisteredStudent) => server.db.execute(sql`update users set email_verified_at = now() where id = ${user.id}`);

type Works = () => Promise<boolean>;
/** Gives something out; what comes back says whether it still works. */
type Give = (student: RegisteredStudent) => Promise<Works>;
const works = (answer: { status: number; body: { code?: string } }): boolean => {
  if (answer.status !== 200) expect([400, 401, 404]).toContain(answer.status);
  return answer.status === 200;
};
/** A link that was sent, or the mail that waits with it. */
const link =
  (
    ask: (student: RegisteredStudent) => Promise<unknown>,
    use: (token: string) => ReturnType<typeof reset>,
    addressOf = ({ email }: RegisteredStudent) => email,
  ) =>
  (isSent: boolean): Give =>
  async (student) => {
    await ask(student);
    const before = isSent ? tokenTo(await box.open(server), addressOf(student)) : undefined;
    if (isSent) expect(before).not.toBe('');
    return async () => {
      const token = before ?? tokenTo(await box.open(server), addressOf(student));
      return token !== '' && works(await use(token));
    };
  };
const resetLink = link(forgot, reset);
const verifyLink = link(askToVerify, verify);
const changeLink = link((student) => change(student, strangers(student)), verify, strangers);

const given: Readonly<Record<string, Give>> = {
  'a link for a new password': resetLink(true),
  'a link that confirms the address': verifyLink(true),
  'a link to another address': changeLink(true),
  'a waiting mail with a link for a new password': resetLink(false),
  'a waiting mail with a link that confirms': verifyLink(false),
  'a waiting mail with a link to another address': changeLink(false),
  'the session of another device': async (student) => {
    const token = await signIn(student);
    return async () => works(await server.call('GET', '/auth/profile', { token }));
  },
  'the private calendar address': async ({ token }) => {
    const { address } = (await post('/calendar/address', {}, token)).body.data as { address: string };
    return async () => (await server.app.inject({ url: address })).statusCode === 200;
  },
  'the password': async (student) => async () => works(await post('/auth/login', { email: student.email, password: student.password })),
  'a credential of Google’s that nobody used': async (student) => {
    const credential = await credentialOf(student);
    return async () => works(await post('/auth/google', { credential }));
  },
  'the link that ends reminders': async ({ user }) => {
    const expiresAt = new Date(Date.now() + 3_600_000);
    const about = { purpose: 'reminders', userId: user.id, address: user.email, credential: null, expiresAt };
    const token = await server.shared.mailTokens.make(about);
    return async () => {
      for (const use of [reset, verify]) expect((await use(token)).body.code).toBe('bad_token');
      return works(await post('/reminders/end', { token }));
    };
  },
  'a notice that waits': async (student) => {
    await change(student, strangers(student));
    return async () =>
      (await box.open(server)).some(({ to, subject }) => to === student.email && subject.includes('about to get another email'));
  },
  'a notice to whoever has the address that was asked for': async (student) => {
    const holder = await registeredStudent(server);
    await change(student, holder.email);
    return async () =>
      (await box.open(server)).some(({ to, subject }) => to === holder.email && subject.includes('tried to use your email'));
  },
};

/** Made ready before anything is given out, since opening the mailbox sends whatever waits. */
type Act = (student: RegisteredStudent) => Promise<() => Promise<unknown>>;
const anotherSession = async (student: RegisteredStudent) => {
  const token = await signIn(student);
  const { sessions } = (await server.call('GET', '/auth/sessions', { token })).body.data;
  return { token, id: sessions.find(({ current }: { current: boolean }) => current).id as string };
};
const acts: Readonly<Record<string, Act>> = {
  'a new password by mail': async (student) => {
    await forgot(student);
    const token = tokenTo(await box.open(server), student.email);
    return async () => ok(await reset(token));
  },
  'a changed password': async ({ token, password }) => {
    return async () => ok(await post('/auth/change-password', { currentPassword: password, newPassword: 'Another2' }, token));
  },
  'Google’s takeover': async (student) => async () => expect((await comeByGoogle(student)).body.messageId).toBe('google.tookOver'),
  'a confirmed change of e-mail': async (student) => {
    await change(student, wantedBy(student));
    const token = tokenTo(await box.open(server), wantedBy(student));
    return async () => ok(await verify(token));
  },
  'the address confirmed': async (student) => {
    await askToVerify(student);
    const token = tokenTo(await box.open(server), student.email);
    return async () => ok(await verify(token));
  },
  'signing out everywhere else':
    async ({ token }) =>
    async () =>
      ok(await post('/auth/sessions/end-others', {}, token)),
  'sessions:end':
    async ({ email }) =>
    async () =>
      expect(await endSessionsIn(server.db, email)).toMatch(/^\d sessions ended\.$/),
  'sessions:end -- --all': async () => async () => expect(await endSessionsIn(server.db, '--all')).toContain('everybody'),
  'Google beside a confirmed password': async (student) => async () => {
    await confirm(student);
    expect((await comeByGoogle(student)).body.messageId).toBe('google.beside');
  },
  'deleting the account':
    async ({ token, password }) =>
    async () =>
      ok(await post('/auth/delete-account', { password }, token)),
  'a plain log-out': async (student) => {
    const { token } = await anotherSession(student);
    return async () => ok(await post('/auth/logout', {}, token));
  },
  'an expired session': async (student) => {
    const { id, token } = await anotherSession(student);
    return async () => {
      await server.db.execute(sql`update sessions set expires_at = now() - interval '1 hour' where id = ${id}`);
      expect((await server.call('GET', '/auth/profile', { token })).status).toBe(401);
      expect((await purge(server.shared)).sessions).toBe(1);
    };
  },
  'ending one session': async (student) => {
    const { id } = await anotherSession(student);
    return async () => ok(await server.call('DELETE', `/auth/sessions/${id}`, { token: student.token }));
  },
};

const links = Object.keys(given).filter((name) => / link (for|that confirms|to)/.test(name));
const signedIn = ['the session of another device', 'the private calendar address'];
/** What each act ends; everything else goes on working. */
const ends: Readonly<Record<string, readonly string[]>> = {
  'a new password by mail': [...links, ...signedIn, 'the password'],
  'a changed password': [...links, ...signedIn, 'the password'],
  'Google’s takeover': [...links, ...signedIn, 'the password'],
  // It opens by another address from then on: the password does, under that one.
  'a confirmed change of e-mail': [...links, 'the password'],
  'the address confirmed': links,
  'signing out everywhere else': [...links, ...signedIn],
  'sessions:end': [...links, ...signedIn],
  'sessions:end -- --all': [...links, ...signedIn],
  // No link confirms a confirmed address; every other link still opens.
  'Google beside a confirmed password': ['a waiting mail with a link that confirms'],
  // Google's word makes a new one.
  'deleting the account': Object.keys(given).filter((name) => !name.includes('Google')),
  'a plain log-out': [],
  'an expired session': [],
  'ending one session': [],
};

it('has a cell for every act', () => {
  expect(links).toHaveLength(6);
  expect(Object.keys(ends)).toEqual(Object.keys(acts));
});

describe.each(Object.keys(acts))('%s', (name) => {
  it.each(Object.keys(given).map((what) => [ends[name]?.includes(what) ? 'ends' : 'leaves', what] as const))(
    '%s %s',
    async (verb, what) => {
      const student = await registeredStudent(server);
      const act = await acts[name]!(student);
      const still = await given[what]!(student);
      await act();
      expect(await still()).toBe(verb === 'leaves');
    },
  );
});

describe('a stranger with the password who asks for another address', () => {
  it.each(['a new password by mail', 'a changed password', 'signing out everywhere else', 'sessions:end'])(
    'of a confirmed account gets nothing after %s',
    async (name) => {
      const student = await registeredStudent(server);
      await confirm(student);
      const act = await acts[name]!(student);
      await change(student, strangers(student));
      const token = tokenTo(await box.open(server), strangers(student));
      await act();
      expect((await verify(token)).body.code).toBe('bad_token');
      await post('/auth/forgot-password', { email: strangers(student) });
      expect(tokenTo(await box.open(server), strangers(student))).toBe('');
      const { rows } = await server.db.execute(sql`select email from users where id = ${student.user.id}`);
      expect(rows).toEqual([{ email: student.email }]);
    },
  );

  it('finds no row left that a link could be made of', async () => {
    const student = await registeredStudent(server);
    const act = await acts['a changed password']!(student);
    for (const ask of [forgot, askToVerify, (one: RegisteredStudent) => change(one, strangers(one))]) {
      await ask(student);
      await box.open(server);
      await ask(student);
    }
    await act();
    const kinds = await server.db.execute(sql`select distinct kind from mails order by kind`);
    expect(kinds.rows.map(({ kind }) => kind)).toEqual(['address-taken', 'change-asked', 'password-changed']);
    expect((await server.db.execute(sql`select 1 from mail_tokens where user_id = ${student.user.id}`)).rows).toEqual([]);
    await box.open(server);
  });

  it('and asks again after it was taken back, has the password asked for anew', async () => {
    const student = await registeredStudent(server);
    await post('/auth/change-password', { currentPassword: student.password, newPassword: 'Another2' }, student.token);
    expect((await change(student, strangers(student))).status).toBe(401);
    const again = await signIn({ ...student, password: 'Another2' });
    expect((await change({ ...student, token: again }, strangers(student))).body.code).toBe('bad_credentials');
    expect((await box.open(server)).map(({ to }) => to)).toEqual([student.email]);
  });
});

describe('a mail that is being written just then', () => {
  const changing = Object.keys(ends).filter((name) => ends[name]?.includes('a link for a new password') && name !== 'deleting the account');
  it.each(changing)('carries a link of before, which opens nothing after %s', async (name) => {
    const student = await registeredStudent(server);
    const act = await acts[name]!(student);
    const { rows } = await server.db.execute<{ credential: string }>(sql`select credential from users where id = ${student.user.id}`);
    const credential = rows[0]!.credential;
    await act();
    await box.open(server);
    const { outbox, mailTokens } = server.shared;
    const about = { userId: student.user.id, credential, expiresAt: new Date(Date.now() + 600_000) };
    const written = (purpose: string, address: string) => mailTokens.make({ ...about, purpose, address });
    expect((await reset(await written('reset', student.email))).body.code).toBe('bad_token');
    expect((await verify(await written('verify', student.email))).body.code).toBe('bad_token');
    expect((await verify(await written('change', strangers(student)))).body.code).toBe('bad_token');
    for (const kind of ['verify', 'change-email'])
      await outbox.add(server.db, { kind, userId: student.user.id, address: strangers(student), language: 'en', credential });
    expect(await box.open(server)).toEqual([]);
  });
});

it('a link from before links knew their credential opens nothing', async () => {
  const student = await registeredStudent(server);
  await forgot(student);
  const token = tokenTo(await box.open(server), student.email);
  await server.db.execute(sql`update mail_tokens set credential = null where user_id = ${student.user.id}`);
  expect((await reset(token)).body.code).toBe('bad_token');
});
