import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleExam } from '../testing/sample-catalog.ts';
import { adminToken, testApp } from '../testing/test-app.ts';
import { withoutValues } from './log.ts';

const person = {
  name: 'Zubeida Quasar',
  email: 'zubeida.quasar@example.in',
  password: 'Tr0ub4dor',
  class: '10',
  state: 'Nagaland',
  stream: 'arts',
};

it('holds no name, e-mail, password, token, answer or address, whatever goes well or wrong', async () => {
  const lines: string[] = [];
  const server = await testApp({
    env: { LOG_LEVEL: 'trace' },
    catalog: { exams: [sampleExam()] },
    logTo: { write: (line) => lines.push(line) },
  });
  const from = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token?: string) =>
    server.app.inject({
      method,
      url: `/api${url}`,
      remoteAddress: '203.0.113.55',
      headers: { 'user-agent': 'a-rare-browser', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(payload ? { payload } : {}),
    });
  const { token } = (await from('POST', '/auth/register', person)).json().data as { token: string };
  await from('POST', '/auth/login', { email: person.email, password: person.password });
  await from('POST', '/auth/login', { email: person.email, password: 'Wr0ngTr0ub4dor' });
  await from('PUT', '/auth/profile', { name: 'Zubeida Nebula' }, token);
  await from('GET', '/auth/export', undefined, token);
  await from('GET', `/avatar?name=${encodeURIComponent(person.name)}`);
  await from('GET', '/search?q=secretive+wish');
  await from('POST', '/exams', { id: 1 }, adminToken);
  await from('POST', '/quiz/class10/submit', { quizId: 'class10', answers: ['a telling answer'] }, token);
  // From here on the database fails, with the person's words in the statement.
  await server.db.execute(sql`alter table users rename to users_gone`);
  await server.db.execute(sql`alter table bookmarks rename to bookmarks_gone`);
  const failed = [
    await from('POST', '/auth/register', { ...person, email: `second.${person.email}` }),
    await from('POST', '/auth/login', { email: person.email, password: person.password }),
    await from('POST', '/bookmarks/add', { type: 'exams', itemId: 'jee-main' }, token),
  ];
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
  const log = lines.join('');
  expect(log).toContain('/api/auth/register');
  expect(log).toContain('Failed query');
  expect(log).toMatch(/"stack":"[^"]*users\.repository\.ts/);
  for (const secret of [
    'ubeida',
    'uasar',
    'Nebula',
    'Tr0ub4dor',
    'Nagaland',
    token,
    adminToken,
    'argon2',
    'secretive',
    'a telling answer',
    '203.0.113.55',
    'a-rare-browser',
  ])
    expect(log).not.toContain(secret);
});

it('of PostgreSQL holds no values either', async () => {
  const { db } = await testApp();
  const insert = () =>
    db.execute(sql`insert into users (email, email_key, name) values ('zubeida.log@example.in', 'zubeida.log@example.in', 'Zubeida')`);
  await insert();
  await expect(insert()).rejects.toThrow();
  const { rows } = await db.execute<{ data_directory: string }>(sql`show data_directory`);
  const log = readFileSync(join(rows[0]!.data_directory, '..', 'postgres.log'), 'utf8');
  expect(log).toContain('violates unique constraint');
  expect(log).not.toContain('zubeida.log@example.in');
});

it('keeps of an error what speaks of the code', () => {
  const database = Object.assign(new Error('duplicate key value: "asha@example.in"'), {
    severity: 'ERROR',
    code: '23505',
    detail: 'Key (email)=(asha@example.in)',
    table: 'users',
    constraint: 'users_email_key_unique',
  });
  const drizzle = Object.assign(new Error('Failed query: select 1\nparams: asha@example.in\n    at asha@example.in'), {
    query: 'select $1',
    params: ['asha@example.in'],
    cause: database,
  });
  const logged = withoutValues(drizzle);
  expect(JSON.stringify(logged)).not.toContain('asha');
  expect(logged).toMatchObject({
    message: 'Failed query: select $1',
    cause: { code: '23505', message: 'PostgreSQL 23505 users users_email_key_unique' },
  });
  expect(logged.stack).toContain('log.test.ts');
  expect(withoutValues('asha@example.in')).toEqual({ type: 'string', message: 'not an error', stack: '' });
});
