/** What a person may take away and what is removed with them, checked against the tables there really are. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { registeredStudent, type RegisteredStudent } from './testing/registered-student.ts';
import { bookmarks } from './features/bookmarks/bookmarks.tables.ts';
import { calendarAddresses } from './features/calendar/calendar.tables.ts';
import { studentDetailsRows, plans } from './features/path/path.tables.ts';
import { quizAttempts } from './features/quiz/quiz.tables.ts';
import { reminders } from './features/reminders/reminders.tables.ts';
import { mails, mailTokens } from './mail/mail.tables.ts';
import { reports } from './features/reports/reports.tables.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

/** Tables that refer to a person, and under what name their rows are handed back. */
const belongings: Record<string, string> = {
  sessions: 'sessions',
  bookmarks: 'bookmarks',
  quiz_attempts: 'quizAttempts',
  plans: 'plans',
  passports: 'passports',
  calendar_addresses: 'calendarAddresses',
  reports: 'reports',
  reminders: 'reminders',
};
/** Tables that refer to a person for minutes or days, until a mail is sent or its link is too old. */
const passing = ['mails', 'mail_tokens'];
/** Tables that hold nothing of a person, each with the reason in the schema. */
const impersonal = [
  // Sealed in the browser, under an id that no account's row names.
  'together',
  ...['counsellings', 'counselling_changes'],
  ...['tries', 'catalog_items', 'catalog_corrections', 'catalog_state', 'calendar_revisions'],
  ...[
    'cutoff_aliases',
    'cutoff_lines',
    'cutoff_names',
    'cutoff_pools',
    'cutoff_state',
    'cutoff_imports',
    'fee_bands',
    'audit_entries',
    'ops_marks',
  ],
];

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ env: { RATE_LIMIT: 'on' } });
});

const everyTable = async () =>
  (
    await server.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    )
  ).rows.map(({ name }) => name);

/** Everything stored, as text. */
async function everything(): Promise<string> {
  const parts = await Promise.all(
    (await everyTable()).map(async (name) =>
      JSON.stringify((await server.pool.query(`select '${name}' as stored_in, row_to_json(t)::text as row from "${name}" t`)).rows),
    ),
  );
  return parts.join('\n');
}

const lettersOnly = (text: string) => text.replaceAll('-', '').replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!);

/** One row in every table that can hold something of a person. */
async function liveABit(): Promise<RegisteredStudent> {
  const student = await registeredStudent(server, { name: `Asha ${lettersOnly(randomUUID())}`, email: `${randomUUID()}@example.in` });
  await server.db.insert(bookmarks).values({ userId: student.user._id, type: 'exams', itemId: 'jee-main' });
  await server.db
    .insert(quizAttempts)
    .values({ userId: student.user._id, quizId: 'class10', answers: ['Yes'], result: { stream: 'arts' } });
  await server.db.insert(plans).values({ userId: student.user._id, plan: { goal: null, ways: [], steps: [] }, version: 1 });
  await server.db.insert(studentDetailsRows).values({ userId: student.user._id, passport: { class: '12' } });
  await server.db
    .insert(calendarAddresses)
    .values({ userId: student.user._id, tokenHash: Buffer.from(student.user._id), createdAt: new Date() });
  await server.db.insert(reports).values({ userId: student.user._id, catalog: 'exams', itemId: 'jee-main', text: 'Its name is wrong' });
  await server.db.insert(reminders).values({ userId: student.user._id, language: 'en', toldUntil: '2026-11-16' });
  const mailed = { userId: student.user._id, address: student.email, expiresAt: new Date(Date.now() + 60_000) };
  await server.db.insert(mails).values({ ...mailed, kind: 'verify', params: {}, priority: 1 });
  await server.db.insert(mailTokens).values({ ...mailed, purpose: 'verify', tokenHash: Buffer.from(student.user._id) });
  await server.call('POST', '/auth/login', { body: { email: student.email, password: 'Wrong1' } });
  return student;
}

describe('everything of a person', () => {
  // What was found wrong in a fact stays, as a word without a name.
  it('is in tables that are known, and that lose it with the person', async () => {
    expect(await everyTable()).toEqual(['users', ...Object.keys(belongings), ...passing, ...impersonal].sort());
    const { rows } = await server.pool.query<{ name: string; on_delete: string }>(
      `select conrelid::regclass::text as name, confdeltype as on_delete
       from pg_constraint where contype = 'f' and confrelid = 'users'::regclass order by 1`,
    );
    expect(rows).toEqual(
      [...Object.keys(belongings), ...passing].sort().map((name) => ({ name, on_delete: name === 'reports' ? 'n' : 'c' })),
    );
  });

  it('is handed back, from every one of these tables, column by column', async () => {
    const student = await liveABit();
    const { export: file } = (await server.call('GET', '/auth/export', { token: student.token })).body.data;
    for (const name of Object.values(belongings)) expect(file[name], name).toHaveLength(1);
    // A new column is either handed back or named here, with what it is.
    const { rows } = await server.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name
       from information_schema.columns where table_schema = 'public' and table_name = any($1) order by 1`,
      [['users', ...Object.keys(belongings)]],
    );
    const ours = [
      'users.email_key',
      // Told as emailVerified.
      'users.email_verified_at',
      'users.password_hash',
      // Another with every change of what opens the account; says nothing of the person.
      'users.credential',
      'users.google_subject',
      'sessions.id',
      'sessions.token_hash',
      'sessions.user_id',
      'bookmarks.user_id',
      'quiz_attempts.user_id',
      'plans.user_id',
      'passports.user_id',
      'calendar_addresses.user_id',
      'calendar_addresses.token_hash',
      'reminders.user_id',
      'reminders.told_until',
      // Of reminders that have ended, until the day is over.
      'reminders.ended_at',
      'reports.user_id',
      'reports.decided_by',
      'reports.decided_at',
    ];
    const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const isHandedBack = (column: string) => {
      const [table = '', name = ''] = column.split('.');
      const shown = table === 'users' ? file.user : file[belongings[table] ?? ''][0];
      return camel(name) in shown || (name === 'id' && '_id' in shown);
    };
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !isHandedBack(name))
        .sort(),
    ).toEqual(ours.sort());
  });

  it('is gone from every table after the account is deleted', async () => {
    const student = await liveABit();
    const marks = [student.user._id, student.email, student.user.name];
    const before = await everything();
    for (const mark of marks) expect(before).toContain(mark);
    expect((await server.call('POST', '/auth/delete-account', { token: student.token, body: { password: student.password } })).status).toBe(
      200,
    );
    const after = await everything();
    for (const mark of marks) expect(after).not.toContain(mark);
  });
});
