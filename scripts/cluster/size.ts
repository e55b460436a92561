/** How much room a student takes in the database: one real student, copied many times. */
import { sendCall, itemsOf, Ledger, registerStudent, visitor } from '../faults/load.ts';
import type { Report } from '../faults/report.ts';
import type { Postgres } from './postgres.ts';
import type { Process } from './servers.ts';

export const bookmarksEach = 10;

export async function size(report: Report, process: Process, postgres: Postgres, students: number): Promise<void> {
  report.heading(`room in the database, over ${students} students with a session, ${bookmarksEach} bookmarks and a quiz result each`);
  const { address } = process;
  const items = await itemsOf(address);
  const student = (await registerStudent(address, new Ledger(), visitor(address)))!;
  for (const itemId of items.slice(0, bookmarksEach))
    await sendCall(address, { method: 'POST', path: '/api/bookmarks/add', token: student.token, body: { type: 'exams', itemId } });
  const { quiz } = (await sendCall(address, { path: '/api/quiz/class10' })).body.data as {
    quiz: { id: string; questions: { options: string[] }[] };
  };
  const sent = await sendCall(address, {
    method: 'POST',
    path: '/api/quiz/class10/submit',
    token: student.token,
    body: { quizId: quiz.id, answers: quiz.questions.map(({ options }) => options[0]) },
  });
  report.line('the model student', sent.status, sent.status === 200 || sent.status === 201);

  const model = `(select id from users where email_key = '${student.email}')`;
  const copy = (table: string, key: string, changed: string) =>
    `insert into ${table} select (jsonb_populate_record(r, jsonb_build_object(${changed}))).*
      from ${table} r, copies c where r.${key} = ${model};`;
  await postgres.query(`create temp table copies as select gen_random_uuid() as id, n from generate_series(1, ${students}) n;
    ${copy('users', 'id', "'id', c.id, 'email', c.n || r.email, 'email_key', c.n || r.email_key")}
    ${copy('sessions', 'user_id', "'user_id', c.id, 'token_hash', sha256(c.n::text::bytea)")}
    ${copy('bookmarks', 'user_id', "'user_id', c.id")}
    ${copy('quiz_attempts', 'user_id', "'user_id', c.id, 'id', gen_random_uuid()")}`);
  const tables = ['users', 'sessions', 'bookmarks', 'quiz_attempts'];
  const rows = await postgres.query(`select ${tables.map((name) => `pg_total_relation_size('${name}')::int as ${name}`).join(', ')}`);
  const each = tables.map((name) => Math.round(Number(rows[0]?.[name]) / students));
  tables.forEach((name, index) => report.line(`${name}, with indexes`, `${each[index]} bytes a student`));
  const total = each.reduce((sum, bytes) => sum + bytes, 0);
  report.line('together', `${total} bytes a student`, total < 50_000);
}
