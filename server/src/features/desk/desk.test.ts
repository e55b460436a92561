import { institutionsFixture } from '../../testing/aishe-fixture.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleCareer, sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { adminToken, testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let editor: TestStudent;
let operator: TestStudent;
const usual = {
  event: 'exam',
  session: null,
  from: '2027-05',
  to: '2027-05',
  status: 'usual',
  year: 2027,
  source: 'last years',
  certainty: 'C',
} as const;
beforeAll(async () => {
  const exam = sampleExam({ verification: 'C', dates: { '2027-1-exam': usual } });
  server = await testApp({
    catalog: { exams: [exam], colleges: [sampleCollege()], courses: [sampleCourse()], careers: [sampleCareer()] },
    parts: { version: '9.9.9' },
  });
  editor = await newStudent(server, { role: 'editor', name: 'Meera Iyer' });
  operator = await newStudent(server, { role: 'operator', name: 'Ravi Das' });
});

const why = { reason: 'The notice of 3 March', source: 'https://example.in/notice' };
const correct = (field: string, value: unknown, more: object = {}, token = editor.token) =>
  server.call('POST', '/desk/corrections', { token, body: { catalog: 'exams', id: 'jee-main', field, value, ...why, ...more } });
const takeBack = (id: string, token = editor.token) => server.call('DELETE', `/desk/corrections/${id}`, { token });
const exam = async () => (await server.call('GET', '/exams/jee-main')).body.data.exam;
const audit = async (query = '') => (await server.call('GET', `/desk/audit${query}`, { token: operator.token })).body.data;

describe('a correction at the desk', () => {
  it('is seen on the public page, stands in the list with who and why, and is taken back with one call', async () => {
    const before = (await exam()).conductingBody;
    const { status, body } = await correct('conductingBody', 'Another Agency');
    expect(status).toBe(201);
    const { correction } = body.data;
    expect(correction).toMatchObject({
      catalog: 'exams',
      itemId: 'jee-main',
      field: 'conductingBody',
      from: before,
      to: 'Another Agency',
      ...why,
      by: 'Meera Iyer',
      state: 'active',
    });
    expect((await exam()).conductingBody).toBe('Another Agency');
    const listed = await server.call('GET', '/desk/corrections?catalog=exams&id=jee-main', { token: editor.token });
    expect(listed.body.data.corrections[0]).toEqual(correction);
    expect((await takeBack(correction.id)).body.data.correction).toMatchObject({ state: 'taken_back', closed: { by: 'Meera Iyer' } });
    expect((await takeBack(correction.id)).status).toBe(200);
    expect((await exam()).conductingBody).toBe(before);
    const [ended, made] = (await audit()).entries;
    expect(made).toMatchObject({ action: 'corrected', by: 'Meera Iyer', field: 'conductingBody', to: 'Another Agency', ...why });
    expect(ended).toMatchObject({ action: 'taken_back', by: 'Meera Iyer', field: 'conductingBody', from: 'Another Agency', to: before });
  });

  it('tells the second of two editors what stands there now', async () => {
    const { eligibility } = await exam();
    const second = await newStudent(server, { role: 'editor' });
    expect((await correct('eligibility', 'First', { expected: eligibility })).status).toBe(201);
    const refused = await correct('eligibility', 'Second', { expected: eligibility }, second.token);
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([409, 'stale', { current: 'First' }]);
    expect((await exam()).eligibility).toBe('First');
    // Sent twice by the same person, as after a lost answer.
    expect((await correct('eligibility', 'First', { expected: eligibility })).status).toBe(201);
    expect((await correct('eligibility', 'Second', { expected: 'First' }, second.token)).status).toBe(201);
    // Without what was seen, nothing is compared.
    expect((await correct('eligibility', 'Third')).status).toBe(201);
  });

  it('of a date is of that date alone', async () => {
    const announced = { ...usual, from: '2027-05-02', to: '2027-05-02', status: 'announced', certainty: 'A', source: 'nta.ac.in' };
    expect((await correct('dates.2027-1-exam', announced, { expected: usual })).status).toBe(201);
    expect((await exam()).dates[0]).toMatchObject({ id: '2027-1-exam', from: '2027-05-02', certainty: 'A' });
    const due = (await server.call('GET', '/desk/due', { token: editor.token })).body.data.due;
    expect(due.map(({ field }: { field: string }) => field)).toEqual(['verification']);
  });

  it.each([
    ['no reason', 'note', 'x', { reason: '' }, 400],
    ['no source', 'note', 'x', { source: ' ' }, 400],
    ['a field there is none', 'nothing', 'x', {}, 400],
    ['a value that cannot be', 'examMonth', 'Smarch', {}, 400],
    ['an item there is none', 'note', 'x', { id: 'nothing' }, 404],
    ['a catalog there is none', 'note', 'x', { catalog: 'rockets' }, 400],
    ['no value', 'note', undefined, {}, 400],
  ])('is refused with %s', async (_what, field, value, more, expected) => {
    expect((await correct(field, value, more)).status).toBe(expected);
  });

  it('there is nothing to take back where there is none', async () => {
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) expect((await takeBack(id)).status).toBe(404);
  });
});

describe('an item at the desk', () => {
  it('comes field by field, each with what it takes', async () => {
    const { item } = (await server.call('GET', '/desk/items/exams/jee-main', { token: editor.token })).body.data;
    const field = (name: string) => item.fields.find((each: { field: string }) => each.field === name);
    expect(item.itemName).toBe(sampleExam().name);
    expect(field('name')).toMatchObject({ takes: 'text', optional: false, correction: null });
    expect(field('level')).toMatchObject({ takes: 'choice', choices: ['national', 'state', 'university'] });
    expect(field('note')).toMatchObject({ takes: 'text', optional: true });
    expect(field('syllabus').takes).toBe('texts');
    expect(field('streams').takes).toBe('choices');
    const date = field('dates.2027-1-exam');
    expect(date).toMatchObject({ takes: 'object', shipped: usual, correction: expect.any(String) });
    expect(date.parts.map(({ name }: { name: string }) => name)).toContain('certainty');
    expect(item.fields.map((each: { field: string }) => each.field)).not.toContain('id');
    const college = (await server.call('GET', '/desk/items/colleges/iit-bombay', { token: editor.token })).body.data.item;
    expect(college.fields.find((each: { field: string }) => each.field === 'courses').takes).toBe('objects');
    for (const path of ['exams/nothing', 'rockets/jee-main'])
      expect((await server.call('GET', `/desk/items/${path}`, { token: editor.token })).status).toBe(404);
  });
});

describe('the audit', () => {
  it('cannot be changed by anybody, in the database itself', async () => {
    await correct('shortName', 'JEE M');
    for (const statement of ['update audit_entries set by = null', 'delete from audit_entries', 'truncate audit_entries'])
      await expect(server.pool.query(statement)).rejects.toThrow('the audit is only added to');
  });

  it('calls a deleted account a former editor, and goes on page by page', async () => {
    const leaving = await newStudent(server, { role: 'editor', name: 'Asha Who Leaves' });
    await correct('officialLink', 'https://example.in/', {}, leaving.token);
    expect((await audit('?limit=1')).entries[0].by).toBe('Asha Who Leaves');
    await server.pool.query('delete from users where id = $1', [leaving.id]);
    const { entries, nextCursor } = await audit('?limit=1');
    expect(entries[0].by).toBe('former editor');
    expect((await audit(`?limit=1&cursor=${nextCursor}`)).entries[0].id).not.toBe(entries[0].id);
    const listed = await server.call('GET', '/desk/corrections?limit=1', { token: editor.token });
    expect(listed.body.data.corrections[0].by).toBe('former editor');
  });

  it('nobody passes for an account by saying so', async () => {
    const body = { kind: 'exams', id: 'jee-main', field: 'name', to: 'Joint', why: 'x', source: 'y', by: `account:${editor.id}` };
    await server.call('POST', '/corrections', { token: adminToken, body });
    expect((await audit('?limit=1')).entries[0].by).toBe('operator');
  });
});

it('the health tells versions, counts, the last backup and the model', async () => {
  const { data } = (await server.call('GET', '/desk/health', { token: operator.token })).body;
  expect(data).toMatchObject({ versions: { disha: '9.9.9', node: process.version }, lastBackup: null, mail: null });
  expect(data.counts).toMatchObject({ exams: 1, colleges: 1, newReports: 0 });
  expect(data.counts.accounts).toBeGreaterThan(1);
  expect(data.model).toEqual({ configured: false, failures: 0, lastFailure: null });
});

describe('an import of colleges', () => {
  const send = (text: string | Buffer, query = '', token = operator.token, type = 'text/csv') =>
    server.call('POST', `/desk/import/colleges${query}`, { token, headers: { 'content-type': type }, body: text });
  const count = async () => (await server.call('GET', '/colleges?limit=1')).body.data.pagination.totalCount;
  const bad = [7, 100, 101, 999, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5001];
  const lines = institutionsFixture(5000).toString().trimEnd().split('\n');
  const spoilt = lines.map((line, at) => (bad.includes(at + 1) ? line.replace(/[^,]+$/, '').replace(/Bihar|Goa|Kerala|.*/, 'x,y') : line));

  it('names every bad line and changes nothing on a dry run; then takes the good ones', { timeout: 120_000 }, async () => {
    const before = await count();
    const dry = (await send(spoilt.join('\n'), '?dryRun=true')).body.data;
    expect(dry).toMatchObject({ added: 4988, changed: 0, unchanged: 0, errorCount: 12 });
    expect(dry.errors.map(({ line }: { line: number }) => line)).toEqual(bad);
    expect(await count()).toBe(before);
    const refused = await send(spoilt.join('\n'));
    expect([refused.status, refused.body.code, refused.body.data.errorCount]).toEqual([400, 'invalid', 12]);
    expect(await count()).toBe(before);
    const done = await send(spoilt.join('\n'), '?skipBad=true&name=colleges.csv');
    expect([done.status, done.body.data.added]).toEqual([200, 4988]);
    expect(await count()).toBe(before + 4988);
    const entry = (await audit('?limit=200')).entries.find(({ action }: { action: string }) => action === 'imported');
    expect(entry).toMatchObject({ by: 'Ravi Das', catalog: 'colleges', source: 'colleges.csv', to: { added: 4988, skipped: 12 } });
    const again = (await send(spoilt.join('\n'), '?dryRun=true&skipBad=true')).body.data;
    expect(again).toMatchObject({ added: 0, unchanged: 4988 });
  });

  it('tells what is wrong with a line in the language that is asked for', async () => {
    const { data } = (await send('name,state,type\nA,Atlantis,private', '?dryRun=true&lang=hi')).body;
    expect(data.errors).toEqual([{ line: 2, message: '"Atlantis" नाम का कोई राज्य या केंद्र शासित प्रदेश नहीं है' }]);
  });

  it('tells what would change, field by field', async () => {
    const { data } = (await send('id,name,state,type\niit-bombay,IIT of Bombay,Maharashtra,government', '?dryRun=true')).body;
    expect(data.changes).toEqual([
      {
        id: 'iit-bombay',
        name: sampleCollege().name,
        what: 'changed',
        fields: [{ field: 'name', from: sampleCollege().name, to: 'IIT of Bombay' }],
      },
    ]);
  });

  it.each([
    ['no CSV', 'application/json', '{}', 415],
    ['a form', 'text/plain', 'name,state', 415],
    ['an empty file', 'text/csv', '', 400],
    ['more than 32 MB', 'text/csv; charset=utf-8', Buffer.alloc(32 * 1024 * 1024 + 1, 'x'), 413],
  ])('is refused with %s', async (_what, type, text, expected) => {
    expect((await send(text, '', operator.token, type)).status).toBe(expected);
  });

  it('reads no file of somebody who may not send one', async () => {
    const file = Buffer.alloc(33 * 1024 * 1024, 'x');
    expect((await send(file, '', editor.token)).status).toBe(403);
    expect((await send(file, '', 'A'.repeat(43))).status).toBe(401);
    const elsewhere = await server.call('POST', '/auth/login', { headers: { 'content-type': 'text/csv' }, body: 'email' });
    expect(elsewhere.status).toBe(415);
  });
});
