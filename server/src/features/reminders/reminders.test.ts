/** Reminders by mail: on the days they are meant for, once, to those who asked and still want them. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailbox } from '../../testing/mailbox.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleExam } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}:00+05:30`);
let now = at('2026-11-01');
const box = mailbox();
let server: TestApp;
let student: TestStudent;

const dateOf = (event: string, from: string, to = from, status = 'announced') => ({
  event,
  session: null,
  from,
  to,
  status,
  year: 2027,
  source: 'https://example.org',
  certainty: 'A',
});
const exam = sampleExam({
  dates: {
    '2027-registration_closes': dateOf('registration_closes', '2026-11-10', '2026-12-01'),
    '2027-exam': dateOf('exam', '2027-01-20', '2027-01-25'),
    '2026-exam': dateOf('exam', '2026-12-10', '2026-12-10', 'last_year'),
  },
} as never);
const email = () => `${student.id}@example.org`;
const ask = (on: boolean, query = '') => server.call('PUT', `/reminders${query}`, { token: student.token, body: { on } });
const confirmed = () => server.db.execute(sql`update users set email_verified_at = now() where id = ${student.id}`);
/** Goes round on a day and reads what came. */
async function mailsOn(day: string, time?: string) {
  now = at(day, time);
  await server.rounds.remind();
  return box.open(server);
}

beforeEach(async () => {
  now = at('2026-11-01');
  server = await testApp({ env: box.env, catalog: { exams: [exam] }, parts: { now: () => new Date(now) } });
  student = await newStudent(server);
  await server.call('POST', '/bookmarks/add', { token: student.token, body: { type: 'exams', itemId: exam.id } });
  await confirmed();
  await ask(true);
});

describe('reminders', () => {
  it('come 14, 3 and 1 days before a form closes and before the exam, and on no other day', async () => {
    const sent: string[] = [];
    for (let day = at('2026-11-02'); day <= at('2027-01-27'); day += 24 * 3_600_000) {
      const date = new Date(day).toISOString().slice(0, 10);
      for (const { subject } of await mailsOn(date)) sent.push(`${date} ${subject}`);
    }
    expect(sent).toEqual([
      '2026-11-17 JEE Main: applications close on 1 December 2026 (in 14 days)',
      '2026-11-28 JEE Main: applications close on 1 December 2026 (in 3 days)',
      '2026-11-30 JEE Main: applications close on 1 December 2026 (tomorrow)',
      '2027-01-06 JEE Main: exam on 20 January 2027 (in 14 days)',
      '2027-01-17 JEE Main: exam on 20 January 2027 (in 3 days)',
      '2027-01-19 JEE Main: exam on 20 January 2027 (tomorrow)',
    ]);
  });

  it('follow India’s day, and wait for its morning', async () => {
    await mailsOn('2026-11-16');
    // Still the 16th in London.
    expect(await mailsOn('2026-11-17', '02:00')).toEqual([]);
    expect(await mailsOn('2026-11-17', '07:30')).toHaveLength(1);
  });

  it('come once a day, however many processes go round', async () => {
    const other = await testApp({ env: box.env, database: server, parts: { now: () => new Date(now) } });
    now = at('2026-11-17');
    await Promise.all([server.rounds.remind(), other.rounds.remind(), server.rounds.remind()]);
    expect(await box.open(server)).toHaveLength(1);
    expect(await mailsOn('2026-11-17', '20:00')).toEqual([]);
  });

  it('that a mail server did not take are told together with the next, in one mail', async () => {
    now = at('2026-11-28');
    await server.rounds.remind();
    now = at('2026-11-30');
    await server.rounds.remind();
    const mails = await box.open(server);
    expect(mails.map(({ subject }) => subject)).toEqual(['JEE Main: applications close on 1 December 2026 (tomorrow)']);
  });

  it('that a mail server did not take until the night wait for the morning, which may have more to tell', async () => {
    now = at('2026-11-28');
    await server.rounds.remind();
    now = at('2026-11-29', '00:30');
    expect(await box.open(server)).toEqual([]);
    await server.db.execute(sql`update mails set due_at = now()`);
    expect(await mailsOn('2026-11-29', '07:30')).toHaveLength(1);
  });

  it('are not lost while the server is down for a day, nor told when all is over', async () => {
    expect((await mailsOn('2026-11-29')).map(({ subject }) => subject)).toEqual([
      'JEE Main: applications close on 1 December 2026 (in 2 days)',
    ]);
    expect(await mailsOn('2026-12-02')).toEqual([]);
  });

  it('speak the language that was chosen', async () => {
    await server.call('PUT', '/auth/profile', { token: student.token, body: { language: 'hi' } });
    const [mail] = await mailsOn('2026-11-17');
    expect(mail?.subject).toBe('JEE Main: आवेदन की आख़िरी तारीख़, 1 दिसंबर 2026 (14 दिन बाद)');
    expect(mail?.text).toContain('https://disha.example/hi/reminders/end?token=');
  });

  it('go only to a confirmed address, and only to those who asked', async () => {
    await server.db.execute(sql`update users set email_verified_at = null where id = ${student.id}`);
    expect(await mailsOn('2026-11-17')).toEqual([]);
    await ask(false);
    expect((await ask(true)).body).toMatchObject({ code: 'conflict', messageId: 'reminders.confirmFirst' });
    const answer = await server.call('GET', '/reminders', { token: student.token });
    expect(answer.body.data.reminders).toEqual({ on: false, mail: true, emailVerified: false });
  });

  it('are of no exam whose bookmark is gone', async () => {
    await server.call('POST', '/bookmarks/remove', { token: student.token, body: { type: 'exams', itemId: exam.id } });
    expect(await mailsOn('2026-11-17')).toEqual([]);
  });
});

describe('the end of reminders', () => {
  it('takes back what waits', async () => {
    now = at('2026-11-17');
    await server.rounds.remind();
    expect((await ask(false)).body.data.reminders.on).toBe(false);
    expect(await box.open(server)).toEqual([]);
    expect(await mailsOn('2026-11-28')).toEqual([]);
  });

  it('tells nobody a day twice who begins again on it, and goes on the day after', async () => {
    expect(await mailsOn('2026-11-28')).toHaveLength(1);
    await ask(false);
    await ask(true);
    expect(await mailsOn('2026-11-28', '20:00')).toEqual([]);
    expect(await mailsOn('2026-11-30')).toHaveLength(1);
  });

  it('loses nothing that had not gone out for whoever begins again on the same day', async () => {
    now = at('2026-11-28');
    await server.rounds.remind();
    await ask(false);
    await ask(true);
    expect(await mailsOn('2026-11-28', '20:00')).toHaveLength(1);
  });

  it('leaves nothing of it in the database once its day is over', async () => {
    await mailsOn('2026-11-28');
    await ask(false);
    await mailsOn('2026-11-29');
    const { rows } = await server.db.execute(sql`select * from reminders where user_id = ${student.id}`);
    expect(rows).toEqual([]);
  });

  it('is one press in the mail, without signing in; opening the link alone ends nothing', async () => {
    const [mail] = await mailsOn('2026-11-17');
    expect(mail?.to).toBe(email());
    const address = /^List-Unsubscribe: <https:\/\/disha\.example([^>]+)>$/m.exec(mail?.headers ?? '')?.[1] ?? '';
    expect(mail?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const opened = await server.app.inject({ url: address });
    expect([opened.statusCode, opened.headers.location]).toEqual([302, expect.stringContaining('/reminders/end?token=')]);
    const isOn = async () => (await server.call('GET', '/reminders', { token: student.token })).body.data.reminders.on;
    expect(await isOn()).toBe(true);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const press = () => server.app.inject({ method: 'POST', url: address, headers: form, payload: 'List-Unsubscribe=One-Click' });
    expect((await press()).statusCode).toBe(200);
    expect(await isOn()).toBe(false);
    expect((await press()).statusCode).toBe(200);
    expect(await mailsOn('2026-11-28')).toEqual([]);
  });

  it('is also a page of ours; a made-up token ends nothing', async () => {
    const [mail] = await mailsOn('2026-11-17');
    const end = (token: string) => server.call('POST', '/reminders/end', { body: { token } });
    expect((await end('A'.repeat(43))).body.code).toBe('bad_token');
    expect((await end(mail?.token ?? '')).status).toBe(200);
    expect(await mailsOn('2026-11-28')).toEqual([]);
  });
});
