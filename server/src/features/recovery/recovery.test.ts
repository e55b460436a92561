/** A forgotten password: the link, once and for half an hour, and nothing that tells who has an account. */
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailbox } from '../../testing/mailbox.ts';
import { newStudent } from '../../testing/new-student.ts';
import { registeredStudent, type RegisteredStudent } from '../../testing/registered-student.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const box = mailbox();
let now = Date.now();
const minutes = (count: number) => count * 60_000;
let server: TestApp;
let student: RegisteredStudent;
const lines: string[] = [];
beforeAll(async () => {
  server = await testApp({
    env: { ...box.env, LOG_LEVEL: 'info' },
    parts: { now: () => new Date(now) },
    logTo: { write: (line) => void lines.push(line) },
  });
});
beforeEach(async () => {
  await box.open(server);
  student = await registeredStudent(server);
});

const forgot = (email: string, query = '', at = server) => at.call('POST', `/auth/forgot-password${query}`, { body: { email } });
const reset = (token: string, password = 'Another2') => server.call('POST', '/auth/reset-password', { body: { token, password } });
const login = (password: string, email = student.email) => server.call('POST', '/auth/login', { body: { email, password } });
const isOpen = async (token: string) => (await server.call('GET', '/auth/profile', { token })).status === 200;
async function linkFor(email: string): Promise<string> {
  await forgot(email);
  const [mail] = await box.open(server);
  return mail?.token ?? '';
}

describe('a forgotten password', () => {
  it('is replaced through the link: every session ends, the owner is told, the address counts as confirmed', async () => {
    const asked = await forgot(student.email.toUpperCase());
    expect(asked.status).toBe(200);
    const [mail] = await box.open(server);
    expect(mail?.to).toBe(student.email);
    expect(mail?.token).toMatch(/^[\w-]{43}$/);
    expect(mail?.text).toContain(`https://disha.example/auth/reset?token=${mail?.token}`);
    expect(mail?.html).toContain(`https://disha.example/auth/reset?token=${mail?.token}`);
    expect((await reset(mail?.token ?? '')).status).toBe(200);
    expect(await isOpen(student.token)).toBe(false);
    expect((await login(student.password)).status).toBe(401);
    const back = await login('Another2');
    expect(back.body.data.user.emailVerified).toBe(true);
    expect((await box.open(server)).map(({ to, subject }) => [to, subject])).toEqual([[student.email, 'Your Disha password was changed']]);
  });

  it('gives the same answer for an address that nobody has, and sends nothing', async () => {
    const [known, unknown] = [await forgot(student.email), await forgot('nobody@example.in')];
    expect(unknown.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
    expect((await box.open(server)).map(({ to }) => to)).toEqual([student.email]);
  });

  it('has a link that works once, also for many at once', async () => {
    const token = await linkFor(student.email);
    const answers = await Promise.all([reset(token, 'Another2'), reset(token, 'Another3'), reset(token, 'Another4')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.code).toBe('bad_token');
    expect((await reset(token)).body.code).toBe('bad_token');
  });

  it('has a link that works for half an hour', async () => {
    const token = await linkFor(student.email);
    now += minutes(31);
    expect((await reset(token)).body).toMatchObject({ code: 'bad_token', success: false });
    now -= minutes(2);
    expect((await reset(token)).status).toBe(200);
  });

  it('may be asked for again: the newer link ends the older', async () => {
    const [first, second] = [await linkFor(student.email), await linkFor(student.email)];
    expect(first).not.toBe(second);
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
  });

  it.each([
    ['short', 'Ab1'],
    ['without a number', 'Abcdefg'],
  ])('does not use the link up for a password that is %s', async (_what, password) => {
    const token = await linkFor(student.email);
    expect((await reset(token, password)).body).toMatchObject({ code: 'invalid', errors: [{ path: 'password' }] });
    expect((await reset(token)).status).toBe(200);
  });

  it.each([undefined, '', 7, 'x'.repeat(300), '\u0000'])('refuses %j as a token', async (token) => {
    expect((await server.call('POST', '/auth/reset-password', { body: { token, password: 'Another2' } })).status).toBe(400);
  });

  it('leaves nothing in the database that opens an account', async () => {
    const token = await linkFor(student.email);
    const { rows } = await server.db.execute(sql`select * from mail_tokens`);
    for (const row of rows) expect((await reset((row['token_hash'] as Buffer).toString('base64url'))).status).toBe(400);
    const everything = JSON.stringify([rows, (await server.db.execute(sql`select * from mails`)).rows]);
    expect(everything).not.toContain(token);
    await forgot(student.email);
    expect(JSON.stringify((await server.db.execute(sql`select * from mails`)).rows)).not.toMatch(/[\w-]{43}/);
  });

  it('opens an account of Google’s by password too, and leaves Google beside it', async () => {
    const { id } = await newStudent(server);
    const email = `${id}@example.org`;
    expect((await reset(await linkFor(email))).status).toBe(200);
    expect((await login('Another2', email)).status).toBe(200);
    expect((await server.db.execute(sql`select google_subject from users where id = ${id}`)).rows[0]?.['google_subject']).toBe(id);
  });

  it('is written in the language of the page, else of the profile', async () => {
    await forgot(student.email, '?lang=hi');
    const [hindi] = await box.open(server);
    expect(hindi?.subject).toBe('दिशा के लिए नया पासवर्ड बनाएँ');
    expect(hindi?.text).toContain('https://disha.example/hi/auth/reset?token=');
    await server.call('PUT', '/auth/profile', { token: student.token, body: { language: 'hi' } });
    await forgot(student.email);
    expect((await box.open(server))[0]?.subject).toBe('दिशा के लिए नया पासवर्ड बनाएँ');
    await forgot(student.email, '?lang=en');
    expect((await box.open(server))[0]?.subject).toBe('Set a new password for Disha');
  });

  it('leads where the settings say, not where a request does', async () => {
    await server.call('POST', '/auth/forgot-password', {
      body: { email: student.email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect((await box.open(server))[0]?.text).not.toContain('evil');
  });

  it('is told to nobody’s log: neither token nor address', async () => {
    const token = await linkFor(student.email);
    await server.app.inject({ url: `/auth/reset?token=${token}` });
    await reset(token);
    const log = lines.join('');
    expect(log).toContain('/api/auth/reset-password');
    expect(log).not.toContain(token);
    expect(log).not.toContain('token=');
    expect(log).not.toContain('@example.in');
  });
});

describe('limits', () => {
  it('hold across two processes; beyond them the answer stays the same and nothing is sent', async () => {
    const env = { ...box.env, RATE_LIMIT: 'on' };
    const [one, two] = [await testApp({ env, database: server }), await testApp({ env, database: server })];
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => forgot(student.email, '', at % 2 === 0 ? one : two)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(await box.open(one)).toHaveLength(3);
  });
});

describe('without mail', () => {
  it('every way says so', async () => {
    const off = await testApp();
    const { token } = await registeredStudent(off);
    const calls: [string, object, string?][] = [
      ['/auth/forgot-password', { email: 'a@example.in' }],
      ['/auth/reset-password', { token: 'x', password: 'Another2' }],
      ['/auth/verify-email', { token: 'x' }],
      ['/auth/verify-email/send', {}, token],
      ['/auth/change-email', { email: 'b@example.in', password: 'Secret1' }, token],
    ];
    for (const [path, body, as] of calls) {
      const answer = await off.call('POST', path, { body, token: as });
      expect(answer.status).toBe(503);
      expect(answer.body.code).toBe('mail_off');
    }
    expect((await off.call('GET', '/settings')).body.data.settings.mail).toBe(false);
    expect((await server.call('GET', '/settings')).body.data.settings.mail).toBe(true);
  });
});
