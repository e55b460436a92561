import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogsWith, sampleCareer, sampleCollege, sampleCourse, sampleDate, sampleExam } from '../../testing/sample-catalog.ts';
import { adminToken, testApp, type CallResult, type TestApp } from '../../testing/test-app.ts';

const reasons = { why: 'The notice of 3 March', source: 'https://example.in/notice' };

let server: TestApp;
let loads = 0;
const ship = (exam = sampleExam()) =>
  server.shared.catalog.replaceShipped(
    catalogsWith({ courses: [sampleCourse()], colleges: [sampleCollege()], exams: [exam], careers: [sampleCareer()] }),
    `load ${(loads += 1)}`,
  );

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  await server.pool.query('truncate catalog_corrections, catalog_items');
  await ship();
  await server.shared.snapshot.refresh();
});

const token = adminToken;
const correct = (body: Record<string, unknown>) =>
  server.call('POST', '/corrections', { token, body: { kind: 'exams', id: 'jee-main', ...reasons, ...body } });
const takeBack = (id: string, body: unknown = { why: 'A misreading' }) =>
  server.call('POST', `/corrections/${id}/take-back`, { token, body });
const list = async (query = '') => (await server.call('GET', `/corrections${query}`, { token })).body.data;
const exam = async () => (await server.call('GET', '/exams/jee-main')).body.data.exam;
const refusalOf = ({ status, body }: CallResult) => ({ status, code: body.code, path: body.errors?.[0].path });

describe('every catalog', () => {
  it.each([
    ['exams', 'jee-main', 'syllabus', ['Physics', 'Mathematics']],
    ['exams', 'jee-main', 'note', 'In two sessions'],
    ['courses', 'btech-civil-engineering', 'eligibility.minimumPercentage', 50],
    ['courses', 'btech-civil-engineering', 'eligibility.minimumPercentage', null],
    ['courses', 'btech-civil-engineering', 'duration', { years: 4 }],
    ['colleges', 'iit-bombay', 'website', 'https://iitb.example'],
    ['colleges', 'iit-bombay', 'aliases', []],
    ['courses', 'btech-civil-engineering', 'eligibility.entranceExams', []],
    ['careers', 'civil-engineer', 'courses', []],
  ] as const)('%s/%s: %s becomes %j', async (kind, id, field, to) => {
    const { status, body } = await correct({ kind, id, field, to });
    expect(status).toBe(200);
    expect(body.data.correction).toMatchObject({ kind, itemId: id, field, to, state: 'active' });
    const [stored] = await server.shared.catalog.all(kind);
    expect(field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], stored)).toEqual(to);
    expect((await server.call('GET', `/${kind}/${id}`)).status).toBe(200);
  });

  it('is corrected in the words of its own files: spaces around a text go', async () => {
    expect((await correct({ field: 'note', to: '  In two sessions ' })).body.data.correction.to).toBe('In two sessions');
  });
});

describe('the dates of an exam', () => {
  const announced = sampleDate({ from: '2027-01-21', to: '2027-01-30', status: 'announced', certainty: 'A' });
  const dates = async () => Object.fromEntries((await exam()).dates.map(({ id, from }: { id: string; from: string }) => [id, from]));

  it('are corrected one by one, added and taken away, and what ships reaches the others', async () => {
    const made = await correct({ field: 'dates.2027-1-exam', to: announced });
    expect(made.body.data.correction).toMatchObject({ field: 'dates.2027-1-exam', state: 'active' });
    expect(await dates()).toEqual({ '2027-1-exam': '2027-01-21', '2027-2-exam': '2027-04' });
    const closes = sampleDate({ event: 'registration_closes', from: '2026-12-20', to: '2026-12-20', status: 'announced', certainty: 'A' });
    expect((await correct({ field: 'dates.2027-1-registration_closes', to: closes })).status).toBe(200);
    expect((await dates())['2027-1-registration_closes']).toBe('2026-12-20');
    const moved = { '2027-1-exam': sampleDate(), '2027-2-exam': sampleDate({ session: '2', from: '2027-05', to: '2027-05' }) };
    await ship(sampleExam({ dates: moved }));
    await server.shared.snapshot.refresh();
    expect(await dates()).toEqual({
      '2027-1-exam': '2027-01-21',
      '2027-2-exam': '2027-05',
      '2027-1-registration_closes': '2026-12-20',
    });
    await takeBack(made.body.data.correction.id);
    expect((await dates())['2027-1-exam']).toBe('2027-01');
    await correct({ field: 'dates.2027-2-exam', to: null });
    expect(await dates()).not.toHaveProperty('2027-2-exam');
  });

  it.each([
    ['as a whole', 'dates', {}, 'field'],
    ['under an id that is none', 'dates.soon', announced, 'field'],
    ['of a prototype', 'dates.__proto__', announced, 'field'],
    ['to a day that nobody confirmed', 'dates.2027-1-exam', { ...announced, certainty: 'C' }, 'dates.2027-1-exam.certainty'],
    ['without their source', 'dates.2027-1-exam', { ...announced, source: '' }, 'dates.2027-1-exam.source'],
  ])('are not corrected %s', async (_, field, to, path) => {
    expect(refusalOf(await correct({ field, to }))).toEqual({ status: 400, code: 'invalid', path });
  });
});

describe('a correction is refused', () => {
  it.each([
    ['of a field there is not', { field: 'colour', to: 'red' }, 'field'],
    ['of the id', { field: 'id', to: 'other' }, 'field'],
    ['of an object as a whole', { kind: 'courses', id: 'btech-civil-engineering', field: 'skills', to: {} }, 'field'],
    ['of a prototype', { field: '__proto__', to: { a: 1 } }, 'field'],
    ['of a catalog there is not', { kind: 'teachers', field: 'name', to: 'x' }, 'kind'],
    ['to a value the files could not have', { field: 'examMonth', to: 'Smarch' }, 'examMonth'],
    ['to one bad item of a list', { field: 'syllabus', to: ['Physics', 7] }, 'syllabus.1'],
    ['to nothing, where something must be', { field: 'name', to: null }, 'name'],
    ['without saying to what', { field: 'name' }, 'to'],
    ['without a reason', { field: 'name', to: 'x', why: ' ' }, 'why'],
    ['without a source', { field: 'name', to: 'x', source: undefined }, 'source'],
  ])('%s', async (_what, body, path) => {
    expect(refusalOf(await correct(body))).toEqual({ status: 400, code: 'invalid', path });
    expect((await list()).corrections).toEqual([]);
    expect(await exam()).toMatchObject({ name: sampleExam().name, examMonth: 'January' });
  });

  const toNowhere = [
    {
      title: 'By exam',
      years: 1,
      steps: [
        { kind: 'exam', id: 'gone', text: 'An exam' },
        { kind: 'job', text: 'A job' },
      ],
    },
  ];
  it.each([
    ['courses', 'btech-civil-engineering', 'eligibility.entranceExams', ['jee-main', 'gone'], 'eligibility.entranceExams.1'],
    ['courses', 'btech-civil-engineering', 'topColleges', ['gone'], 'topColleges.0'],
    ['colleges', 'iit-bombay', 'courses', [{ courseId: 'gone', intake: null }], 'courses.0'],
    ['careers', 'civil-engineer', 'courses', ['btech-civil-engineering', 'gone'], 'courses.1'],
    ['careers', 'civil-engineer', 'related', ['gone'], 'related.0'],
    ['careers', 'civil-engineer', 'routes', toNowhere, 'routes.0.steps.0.id'],
  ])('%s/%s: when %s names what there is not', async (kind, id, field, to, path) => {
    const answer = await correct({ kind, id, field, to });
    expect(refusalOf(answer)).toEqual({ status: 400, code: 'invalid', path });
    expect(answer.body.message).toMatch(new RegExp(`^${path}: there is no gone among the \\w+$`));
    expect((await list()).corrections).toEqual([]);
  });

  it('and says which fields there are', async () => {
    const { body } = await correct({ kind: 'courses', id: 'btech-civil-engineering', field: 'skills', to: {} });
    expect(body.message).toBe('field must be one of: skills.technical, skills.soft');
  });

  it.each(['nothing', '\u0000', '__proto__', 'x'.repeat(200)])('of an item there is not: %j', async (id) => {
    expect(refusalOf(await correct({ id, field: 'name', to: 'x' }))).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('to what is shipped: there is nothing to correct, or something to take back', async () => {
    expect(refusalOf(await correct({ field: 'shortName', to: 'JEE Main' }))).toMatchObject({ status: 409, code: 'conflict' });
    await correct({ field: 'shortName', to: 'JEE' });
    expect(refusalOf(await correct({ field: 'shortName', to: 'JEE Main' }))).toMatchObject({ status: 409, code: 'conflict' });
    expect((await exam()).shortName).toBe('JEE');
  });
});

describe('the same again', () => {
  it('is the same correction', async () => {
    const first = await correct({ field: 'shortName', to: 'JEE' });
    expect((await correct({ field: 'shortName', to: 'JEE', why: 'Again' })).body.data).toEqual(first.body.data);
  });

  it('after the shipped value has changed is a new one: somebody has looked', async () => {
    await correct({ field: 'shortName', to: 'JEE' });
    await ship(sampleExam({ shortName: 'JEE (M)' }));
    const again = (await correct({ field: 'shortName', to: 'JEE', why: 'Still so' })).body.data.correction;
    expect(again).toMatchObject({ from: 'JEE (M)', to: 'JEE', look: null });
    expect((await list()).corrections.map(({ state }: { state: string }) => state)).toEqual(['active', 'overtaken']);
  });

  it('taken back twice is taken back once; what has ended otherwise cannot be', async () => {
    const first = (await correct({ field: 'shortName', to: 'A' })).body.data.correction.id as string;
    const second = (await correct({ field: 'shortName', to: 'B' })).body.data.correction.id as string;
    expect(refusalOf(await takeBack(first))).toMatchObject({ status: 409, code: 'conflict' });
    const done = await takeBack(second);
    expect((await takeBack(second, { why: 'Once more' })).body.data).toEqual(done.body.data);
    expect((await exam()).shortName).toBe('A');
    for (const id of ['nothing', randomUUID(), '%00'])
      expect(refusalOf(await takeBack(id))).toMatchObject({ status: 404, code: 'not_found' });
    expect(refusalOf(await takeBack(first, {}))).toMatchObject({ status: 400, path: 'why' });
  });
});

describe('the list', () => {
  it('names what the exam calls did, with their reasons, and takes each back', async () => {
    await server.call('PUT', '/exams/jee-main', { token, body: { shortName: 'JEE', name: sampleExam().name, ...reasons } });
    await server.call('POST', '/exams', { token, body: { ...sampleExam({ id: 'own' }), why: 'Ours' } });
    await server.call('DELETE', '/exams/jee-main', { token, body: { why: 'Gone' } });
    const { corrections } = await list('?kind=exams');
    expect(corrections).toMatchObject([
      { change: 'remove', itemId: 'jee-main', field: null, why: 'Gone', by: 'operator' },
      { change: 'add', itemId: 'own', field: null, why: 'Ours', to: { id: 'own' } },
      { change: 'field', itemId: 'jee-main', field: 'shortName', to: 'JEE', ...reasons },
    ]);
    for (const { id } of corrections) expect((await takeBack(id)).status).toBe(200);
    expect(await exam()).toMatchObject({ shortName: 'JEE Main' });
    expect((await server.call('GET', '/exams/own')).status).toBe(404);
  });

  it('can be asked by catalog, item and state, page by page', async () => {
    const { id } = (await correct({ field: 'shortName', to: 'A' })).body.data.correction;
    await correct({ field: 'note', to: 'B' });
    await correct({ kind: 'colleges', id: 'iit-bombay', field: 'city', to: 'Bombay' });
    await takeBack(id);
    const fields = async (query: string) => (await list(query)).corrections.map(({ field }: { field: string }) => field);
    expect(await fields('')).toEqual(['city', 'note', 'shortName']);
    expect(await fields('?kind=exams')).toEqual(['note', 'shortName']);
    expect(await fields('?kind=exams&item=jee-main&state=active')).toEqual(['note']);
    expect(await fields('?state=taken_back')).toEqual(['shortName']);
    expect(await fields('?kind=courses')).toEqual([]);
    const first = await list('?limit=2');
    expect(first.corrections).toHaveLength(2);
    expect(await list(`?limit=2&cursor=${first.nextCursor}`)).toMatchObject({ corrections: [{ field: 'shortName' }], nextCursor: null });
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=201', 'limit'],
    ['limit=abc', 'limit'],
    ['cursor=', 'cursor'],
    ['cursor=abc', 'cursor'],
    ['kind=teachers', 'kind'],
    ['state=maybe', 'state'],
    ['item=jee-main', 'kind'],
  ])('refuses %s and names the parameter', async (query, path) => {
    expect(refusalOf(await server.call('GET', `/corrections?${query}`, { token }))).toEqual({ status: 400, code: 'invalid', path });
  });

  it('says what needs a look: an item that is gone, a value that fits no more', async () => {
    await correct({ field: 'shortName', to: 'JEE' });
    await server.pool.query(
      `insert into catalog_corrections (kind, item_id, change, field, to_value, made_by)
       values ('exams', 'jee-main', 'field', 'colour', '"red"', 'old')`,
    );
    const looks = async () => (await list()).corrections.map(({ field, look }: { field: string; look: string }) => `${field} ${look}`);
    expect(await looks()).toEqual(['colour does_not_fit', 'shortName null']);
    await ship(sampleExam({ id: 'another' }));
    expect(await looks()).toEqual(['colour item_gone', 'shortName item_gone']);
  });
});

it('the audit tells who did what and when, also what was undone since', async () => {
  await correct({ field: 'shortName', to: 'A' });
  const { id } = (await correct({ field: 'shortName', to: 'B' })).body.data.correction;
  await takeBack(id);
  await server.call('DELETE', '/exams/jee-main', { token });
  const { entries, nextCursor } = (await server.call('GET', '/corrections/audit', { token })).body.data;
  expect(nextCursor).toBeNull();
  expect(entries).toMatchObject([
    { action: 'removed', itemId: 'jee-main', by: 'operator' },
    { action: 'taken_back', id, field: 'shortName', to: 'B', why: 'A misreading' },
    { action: 'corrected', id, field: 'shortName', from: 'JEE Main', to: 'B', ...reasons },
    { action: 'corrected', field: 'shortName', to: 'A' },
  ]);
  await server.call('POST', '/exams', { token, body: sampleExam() });
  await ship(sampleExam({ shortName: 'A' }));
  const after = (await server.call('GET', '/corrections/audit?limit=1', { token })).body.data;
  expect(after.entries).toMatchObject([{ action: 'taken_back', by: 'operator' }]);
});
