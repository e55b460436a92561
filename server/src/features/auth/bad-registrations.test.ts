import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { studentBody } from '../../testing/registered-student.ts';
import { testApp } from '../../testing/test-app.ts';

const fields = ['name', 'email', 'password', 'class', 'state', 'stream', 'field'] as const;
const twelve = { class: '12', stream: 'science_pcb', field: 'medicine' };

/** Nothing here is a name, an e-mail, a password, a class, a state, a stream or a field. */
const bad: Record<string, unknown> = {
  absent: undefined,
  null: null,
  'an empty text': '',
  blanks: '      ',
  'a number': 42,
  zero: 0,
  'a huge number': 1e308,
  true: true,
  'an array': ['10'],
  'an empty array': [],
  'an object': { $gt: '' },
  'a text of 60,000 letters': 'x'.repeat(60_000),
  emoji: '😀😀😀😀',
  'a flag and a family': '🇮🇳👨‍👩‍👧‍👦',
  NUL: 'Asha\u0000Kumari',
  'control characters': '\u0001\u0002\u0007\u001b[31m',
  'a right-to-left override': '\u202eabc\u202c',
  'half a surrogate': 'Asha\ud800',
  newlines: 'Asha\r\nSet-Cookie: a=b',
  SQL: "'; drop table users; --",
  'SQL that is always true': "x' or '1'='1",
  HTML: '<script>alert(1)</script>',
  'an attribute': '"><img src=x onerror=alert(1)>',
  'a template': '{{7*7}}${7*7}',
  'a path': '../../../etc/passwd',
  'a prototype key': '__proto__',
  'a format': '%s%s%n%x',
  'a list of words': 'science_pcm,science_pcb',
  'another case': 'SCIENCE_PCM!',
};

describe('200 bad registrations', async () => {
  const server = await testApp();
  const cases = fields.flatMap((field) => Object.entries(bad).map(([what, value]) => ({ field, what, value })));
  const rows = async () => Number((await server.db.execute(sql`select count(*) as rows from users`)).rows[0]?.['rows']);

  it('are at least 200', () => {
    expect(cases.length).toBeGreaterThanOrEqual(200);
  });

  it.each(cases)('$field: $what', async ({ field, value }) => {
    const answer = await server.call('POST', '/auth/register', { body: { ...studentBody(twelve), [field]: value } });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('invalid');
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(field);
    expect(answer.body.message).toBe(answer.body.errors[0].message);
    expect(await rows()).toBe(0);
  });

  it.each(fields)('%s: 10 MB', async (field) => {
    const answer = await server.call('POST', '/auth/register', { body: { ...studentBody(twelve), [field]: 'x'.repeat(10 * 1024 * 1024) } });
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('too_large');
    expect(await rows()).toBe(0);
  });

  it.each(['__proto__', 'constructor'])('the key %s', async (key) => {
    const text = JSON.stringify(studentBody()).replace(/\}$/, `,"${key}":{"prototype":{"isAdmin":true}}}`);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'content-type': 'application/json' },
      payload: text,
    });
    expect(answer.statusCode).toBe(400);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
    expect(await rows()).toBe(0);
  });

  it.each(['', 'null', '[]', '"text"', '42', '{', '{"name":'])('the body %j', async (payload) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(await rows()).toBe(0);
  });

  it('that are none: the same body, right, is taken', async () => {
    expect((await server.call('POST', '/auth/register', { body: studentBody(twelve) })).status).toBe(201);
    expect(await rows()).toBe(1);
  });
});
