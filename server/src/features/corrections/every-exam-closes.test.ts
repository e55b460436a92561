/** Whatever exam there is can be given a closing date at the desk, and a student who has bookmarked it is reminded. */
import { beforeAll, expect, it } from 'vitest';
import { mailbox } from '../../testing/mailbox.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { shippedCatalog } from '../../testing/shipped-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const box = mailbox();
let now = Date.parse('2029-11-01T12:00:00+05:30');
let server: TestApp;
let [operator, student]: TestStudent[] = [];
let exams: readonly { id: string; shortName: string }[];
beforeAll(async () => {
  const shipped = (await shippedCatalog()).exams;
  exams = shipped;
  server = await testApp({ env: box.env, catalog: { exams: shipped }, parts: { now: () => new Date(now) } });
  [operator, student] = [await newStudent(server, { role: 'operator' }), await newStudent(server)];
  await server.pool.query('update users set email_verified_at = now() where id = $1', [student.id]);
  await server.call('PUT', '/reminders', { token: student.token, body: { on: true } });
});

const closes = { event: 'registration_closes', session: null, from: '2029-11-30', to: '2029-11-30', status: 'announced', year: 2030 };
const value = { ...closes, source: 'A notice, 2029', certainty: 'A' };

const one = 'dates.2030-main-registration_closes';

it('every exam of the catalog, some one by one and the others by sheet', async () => {
  const drawn = exams.filter((_, place) => place % 20 === 7);
  expect(drawn.length).toBeGreaterThan(0);
  for (const { id } of drawn) {
    const body = { catalog: 'exams', id, field: one, value, expected: null, reason: 'Announced', source: 'A notice, 2029' };
    expect([id, (await server.call('POST', '/desk/corrections', { token: operator?.token, body })).status]).toEqual([id, 201]);
  }
  const rows = exams
    .filter((exam) => !drawn.includes(exam))
    .map(({ id }) => `${id},2030,,registration_closes,announced,2029-11-30,,"A notice, 2029",A`);
  const body = ['exam_id,year,session,event,status,from,to,source,certainty', ...rows].join('\n');
  const headers = { 'content-type': 'text/csv' };
  const brought = await server.call('POST', '/desk/import/exam-dates', { token: operator?.token, headers, body });
  expect([brought.status, brought.body.data]).toMatchObject([200, { changed: rows.length, errorCount: 0 }]);
  await server.shared.snapshot.settled();

  await server.pool.query(`insert into bookmarks (user_id, type, item_id) select $1, 'exams', unnest($2::text[])`, [
    student?.id,
    exams.map(({ id }) => id),
  ]);
  now = Date.parse('2029-11-27T12:00:00+05:30');
  await server.rounds.remind();
  const mails = (await box.open(server)).map(({ text }) => text).join('\n');
  expect(exams.filter(({ shortName }) => !mails.includes(`${shortName}: applications close on 30 November 2029`))).toEqual([]);
}, 60_000);
