/** An e-mail address that is confirmed, and one that is changed. */
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailbox } from '../../testing/mailbox.ts';
import { registeredStudent, type RegisteredStudent } from '../../testing/registered-student.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const box = mailbox();
let now = Date.now();
let server: TestApp;
let student: RegisteredStudent;
beforeAll(async () => {
  server = await testApp({ env: box.env, parts: { now: () => new Date(now) } });
});
beforeEach(async () => {
  student = await registeredStudent(server);
  await box.open(server);
});

const send = (token = student.token) => server.call('POST', '/auth/verify-email/send', { token });
const verify = (token: string) => server.call('POST', '/auth/verify-email', { body: { token } });
const change = (email: string, password = student.password) =>
  server.call('POST', '/auth/change-email', { token: student.token, body: { email, password } });
const me = async () => (await server.call('GET', '/auth/profile', { token: student.token })).body.data.user;
const mailTo = async (address: string) => (await box.open(server)).find(({ to }) => to === address);

describe('confirming an address', () => {
  it('takes a link that was sent there, once', async () => {
    expect((await me()).emailVerified).toBe(false);
    expect((await send()).status).toBe(200);
    const mail = await mailTo(student.email);
    expect(mail?.text).toContain('https://disha.example/auth/verify?token=');
    const answer = await verify(mail?.token ?? '');
    expect(answer.body.data).toEqual({ user: { email: student.email, emailVerified: true } });
    expect((await me()).emailVerified).toBe(true);
    expect((await verify(mail?.token ?? '')).body.code).toBe('bad_token');
    expect((await send()).body.message).toBe('Your email is confirmed already.');
    expect(await box.open(server)).toEqual([]);
  });

  it('is not done by a link to an address that is no longer the account’s', async () => {
    await send();
    const mail = await mailTo(student.email);
    const other = `other.${student.email}`;
    await server.db.execute(sql`update users set email = ${other}, email_key = ${other} where id = ${(await me()).id}`);
    expect((await verify(mail?.token ?? '')).body.code).toBe('bad_token');
    expect(await me()).toMatchObject({ email: other, emailVerified: false });
  });

  it('takes it within a day', async () => {
    await send();
    const mail = await mailTo(student.email);
    now += 25 * 3_600_000;
    expect((await verify(mail?.token ?? '')).body.code).toBe('bad_token');
    now -= 25 * 3_600_000;
  });

  it('is not done by a link for a new password, nor the other way round', async () => {
    await send();
    const { token = '' } = (await mailTo(student.email)) ?? {};
    expect((await server.call('POST', '/auth/reset-password', { body: { token, password: 'Another2' } })).body.code).toBe('bad_token');
    await server.call('POST', '/auth/forgot-password', { body: { email: student.email } });
    expect((await verify((await mailTo(student.email))?.token ?? '')).body.code).toBe('bad_token');
  });

  it('asks for no more than a few mails an hour', async () => {
    const limited = await testApp({ env: { ...box.env, RATE_LIMIT: 'on' }, database: server });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await limited.call('POST', '/auth/verify-email/send', { token: student.token })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('another address', () => {
  it('holds when it is confirmed there; the old one is told', async () => {
    const wanted = `new.${student.email}`;
    expect((await change(wanted)).status).toBe(200);
    expect((await me()).email).toBe(student.email);
    const mails = await box.open(server);
    expect(mails.map(({ to }) => to).sort()).toEqual([student.email, wanted].sort());
    const link = mails.find(({ to }) => to === wanted);
    expect(mails.find(({ to }) => to === student.email)?.token).toBe('');
    expect((await verify(link?.token ?? '')).body.data.user).toEqual({ email: wanted, emailVerified: true });
    expect(await me()).toMatchObject({ email: wanted, emailVerified: true });
    expect((await mailTo(student.email))?.subject).toBe('Your Disha account has another email now');
    const login = (email: string) => server.call('POST', '/auth/login', { body: { email, password: student.password } });
    expect((await login(wanted)).status).toBe(200);
    expect((await login(student.email)).status).toBe(401);
  });

  it('that is somebody’s gets the same answer, and its owner a notice without a link', async () => {
    const other = await registeredStudent(server);
    const [taken, free] = [await change(other.email), await change(`free.${student.email}`)];
    expect(taken.status).toBe(200);
    expect(taken.body).toEqual(free.body);
    const mail = await mailTo(other.email);
    expect(mail?.subject).toBe('Somebody tried to use your email for Disha');
    expect(mail?.token).toBe('');
    expect(mail?.text).not.toContain(student.email);
  });

  it('that somebody took before it was confirmed is refused', async () => {
    const wanted = `soon.${student.email}`;
    await change(wanted);
    const { token = '' } = (await mailTo(wanted)) ?? {};
    await registeredStudent(server, { email: wanted });
    expect((await verify(token)).status).toBe(409);
    expect((await me()).email).toBe(student.email);
  });

  it('asks for the password, and is another one', async () => {
    expect((await change('x@example.in', 'Wrong1')).body.code).toBe('bad_credentials');
    expect((await change(student.email.toUpperCase())).body).toMatchObject({ code: 'invalid', errors: [{ path: 'email' }] });
    expect((await change('not an address')).status).toBe(400);
    expect(await box.open(server)).toEqual([]);
  });

  it('makes links that went to the old one worthless', async () => {
    await server.call('POST', '/auth/forgot-password', { body: { email: student.email } });
    const { token: reset = '' } = (await mailTo(student.email)) ?? {};
    await change(`later.${student.email}`);
    await verify((await mailTo(`later.${student.email}`))?.token ?? '');
    expect((await server.call('POST', '/auth/reset-password', { body: { token: reset, password: 'Another2' } })).body.code).toBe(
      'bad_token',
    );
  });
});

describe('a changed password', () => {
  it('is told to its owner', async () => {
    const body = { currentPassword: student.password, newPassword: 'Another2' };
    expect((await server.call('POST', '/auth/change-password', { token: student.token, body })).status).toBe(200);
    expect((await mailTo(student.email))?.subject).toBe('Your Disha password was changed');
  });
});
