import { beforeAll, describe, expect, it } from 'vitest';
import { parseCsvObjects } from '../../catalog/sheets/csv.ts';
import { noFees } from '../../catalog/fees/fee-files.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleCollege, sampleDate, sampleExam, sampleScholarship } from '../../testing/sample-catalog.ts';
import { sampleBand } from '../../testing/sample-fees.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let editor: TestStudent;
let operator: TestStudent;
const bare = sampleExam({ id: 'bare', name: 'A Bare Exam', shortName: 'Bare' });
delete bare.dates;
beforeAll(async () => {
  const iit = sampleCollege({ nirf: ['Engineering 2025: 3', 'Engineering 2024: 3'] });
  const twins = ['one', 'two'].map((id) =>
    sampleCollege({ id, name: 'Government College', state: id === 'one' ? 'Goa' : 'Bihar', nirf: [] }),
  );
  server = await testApp({
    catalog: {
      exams: [sampleExam(), bare],
      colleges: [iit, ...twins],
      scholarships: [sampleScholarship({ note: 'With a comma, and "quotes"' })],
    },
    parts: {
      now: () => new Date('2026-11-17T12:00:00Z'),
      fees: { ...noFees, bands: [sampleBand({ note: 'With a comma, and "quotes"' })] },
    },
  });
  editor = await newStudent(server, { role: 'editor' });
  operator = await newStudent(server, { role: 'operator', name: 'Ravi Das' });
});

const takeOut = async (name: string, token = editor.token) => {
  const { status, headers, body } = await server.call('GET', `/desk/sheets/${name}`, { token });
  return { status, type: headers['content-type'], text: body as string };
};
const bringIn = (name: string, text: string, query = '', token = operator.token) =>
  server.call('POST', `/desk/import/${name}${query}`, { token, headers: { 'content-type': 'text/csv' }, body: text });
const rowsOf = async (name: string) => parseCsvObjects((await takeOut(name)).text).map(({ record }) => record);
const changes = async () => (await server.pool.query('select count(*)::int from catalog_corrections')).rows[0].count as number;

describe.each(['exam-dates', 'nirf', 'scholarships', 'fees'])('the sheet of %s', (name) => {
  it('comes as CSV, and brought back as it is it changes nothing, however often', async () => {
    const { status, type, text } = await takeOut(name);
    expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
    const before = await changes();
    for (const query of ['?dryRun=true', '', '']) {
      const { status: done, body } = await bringIn(name, text, query);
      expect([done, body.data]).toMatchObject([200, { added: 0, changed: 0, errors: [], changes: [] }]);
    }
    expect(await changes()).toBe(before);
    expect((await takeOut(name)).text).toBe(text);
  });

  it('is refused with a misspelt key, to whoever may not import, and as anything else than CSV', async () => {
    const { text } = await takeOut(name);
    expect((await bringIn(name, text, '?dryrun=true')).status).toBe(400);
    expect((await bringIn(name, text, '?dryRun=yes')).status).toBe(400);
    expect((await bringIn(name, text, '?dryRun=true&lang=hi')).status).toBe(200);
    expect((await bringIn(name, text, '', editor.token)).status).toBe(403);
    expect((await bringIn(name, text, '', '')).status).toBe(401);
    expect((await takeOut(name, (await newStudent(server)).token)).status).toBe(403);
    const json = { token: operator.token, body: {} };
    expect((await server.call('POST', `/desk/import/${name}`, json)).status).toBe(415);
  });

  it.each([
    ['nothing in it', '', 1],
    ['no row', 'header', 1],
    ['a column missing', 'exam\nx\n', 1],
    ['a column there is none', 'plus', 1],
    ['a quote left open', 'quote', 2],
  ])('with %s is told by line, and changes nothing', async (_what, how, line) => {
    const [header = ''] = (await takeOut(name)).text.split('\n');
    const text = { header, plus: `${header},colour\n`, quote: `${header}\n"open` }[how] ?? how;
    const { status, body } = await bringIn(name, text);
    expect([status, body.code, body.data.errors.map((error: { line: number }) => error.line)]).toEqual([400, 'invalid', [line]]);
  });
});

describe('dates of exams', () => {
  it('wait for what is missing in a row of their own', async () => {
    const waiting = (await rowsOf('exam-dates')).filter(({ exam_id, from }) => exam_id === 'bare' && from === '');
    expect(waiting.map(({ event, year }) => `${event} ${year}`)).toEqual([
      'registration_opens 2027',
      'registration_closes 2027',
      'exam 2027',
      'result 2027',
    ]);
  });

  const header = 'exam_id,year,session,event,status,from,to,source,certainty';
  it('are added and corrected in one go, told field by field before, with who and from what', async () => {
    const text = [
      header,
      'bare,2027,,registration_closes,announced,2026-12-01,,"A notice, 2026",A',
      'jee-main,2027,1,exam,announced,2027-01-21,2027-01-30,nta.ac.in,A',
    ].join('\n');
    const dry = (await bringIn('exam-dates', text, '?dryRun=true')).body.data;
    expect(dry).toMatchObject({ added: 0, changed: 2, errorCount: 0 });
    expect(dry.changes.flatMap((change: { fields: { field: string }[] }) => change.fields.map(({ field }) => field))).toEqual([
      'dates.2027-main-registration_closes',
      'dates.2027-1-exam',
    ]);
    expect((await server.call('GET', '/exams/bare')).body.data.exam.dates).toEqual([]);
    expect((await bringIn('exam-dates', text, '?name=dates.csv')).status).toBe(200);
    expect((await server.call('GET', '/exams/bare')).body.data.exam.dates).toMatchObject([
      { id: '2027-main-registration_closes', from: '2026-12-01', to: '2026-12-01', status: 'announced', certainty: 'A' },
    ]);
    const after = (await bringIn('exam-dates', text)).body.data;
    expect(after).toMatchObject({ changed: 0, unchanged: 2 });
    const entry = (await server.call('GET', '/desk/audit?limit=50', { token: operator.token })).body.data.entries.find(
      ({ action }: { action: string }) => action === 'imported',
    );
    expect(entry).toMatchObject({ by: 'Ravi Das', catalog: 'exams' });
    const listed = await server.call('GET', '/desk/corrections?catalog=exams&id=bare', { token: editor.token });
    expect(listed.body.data.corrections[0]).toMatchObject({ by: 'Ravi Das', source: 'dates.csv', state: 'active' });
  });

  it('name every bad line, in the language that is asked for; the good ones may be taken', async () => {
    const bad = [
      header,
      'nothing,2027,,exam,announced,2027-01-21,,x,A',
      'bare,,,exam,announced,2027-01-21,,x,A',
      'bare,2027,,party,announced,2027-01-21,,x,A',
      'bare,2027,,exam,announced,2027-13-45,,x,A',
      'bare,2027,,exam,announced,2027-01-21,,,A',
      'bare,2027,,exam,announced,2027-01-21,,x,C',
      'bare,2027,,exam,announced,2027-01-21,2027-01-02,x,A',
      'bare,2027,,result,announced,2027-06-21,,x,A',
      'bare,2027,,result,announced,2027-06-22,,x,A',
      'bare,2027,,,,',
    ].join('\n');
    const { data } = (await bringIn('exam-dates', bad, '?dryRun=true')).body;
    expect(data.errors.map(({ line }: { line: number }) => line)).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 11]);
    expect((await bringIn('exam-dates', bad)).status).toBe(400);
    const hindi = (await bringIn('exam-dates', bad, '?dryRun=true&lang=hi')).body.data;
    expect(hindi.errors[0].message).toBe('यहाँ nothing नहीं है');
    const taken = await bringIn('exam-dates', bad, '?skipBad=true');
    expect([taken.status, taken.body.data.changed]).toEqual([200, 1]);
  });

  it('keep what a sheet does not say', async () => {
    const before = (await server.call('GET', '/exams/jee-main')).body.data.exam.dates;
    expect((await bringIn('exam-dates', `${header}\njee-main,2027,2,exam,,,,,\n`)).body.data).toMatchObject({ changed: 0 });
    expect((await server.call('GET', '/exams/jee-main')).body.data.exam.dates).toEqual(before);
    expect(before).toContainEqual(
      expect.objectContaining({ id: '2027-2-exam', ...sampleDate({ session: '2', from: '2027-04', to: '2027-04' }) }),
    );
  });
});

describe('NIRF ranks', () => {
  it('of a new year are told in the place of those of the year before; a college is found by its name', async () => {
    const text = [
      'college,category,year,rank',
      `${sampleCollege().name},Engineering,2026,4`,
      `${sampleCollege().name},Overall,2026,101-150`,
      `${sampleCollege().name},Research,2026,51+`,
    ];
    expect((await bringIn('nirf', text.join('\n'))).body.data).toMatchObject({ changed: 1, errorCount: 0 });
    expect((await server.call('GET', '/colleges/iit-bombay')).body.data.college.nirf).toEqual([
      { category: 'Engineering', year: 2026, rank: '4' },
      { category: 'Overall', year: 2026, rank: '101-150' },
      { category: 'Research', year: 2026, rank: '51+' },
    ]);
    expect((await bringIn('nirf', text.join('\n'))).body.data).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('are told by line where it is not certain whose they are', async () => {
    const text = [
      'college_id,college,state,category,year,rank',
      ',Government College,,Engineering,2026,1',
      ',Government College,Goa,Engineering,2026,1',
      ',Nobody’s College,,Engineering,2026,1',
      'nothing,,,Engineering,2026,1',
      'iit-bombay,,,Engineering,1999,1',
      'iit-bombay,,,Engineering,2026,first',
      'iit-bombay,,,Engineering,2026,',
    ].join('\n');
    const { data } = (await bringIn('nirf', text, '?dryRun=true')).body;
    expect(data.errors.map(({ line }: { line: number }) => line)).toEqual([2, 4, 5, 6, 7]);
    expect(data.changes.map(({ id }: { id: string }) => id)).toEqual(['one']);
  });
});

describe('scholarships', () => {
  it('are corrected and added in one sheet; a new one has an id from its name, twice is once', async () => {
    const [row] = await rowsOf('scholarships');
    const columns = Object.keys(row as object);
    const quoted = (cells: Record<string, string>) => columns.map((column) => `"${(cells[column] ?? '').replaceAll('"', '""')}"`).join(',');
    const fresh = { ...row, id: '', name: 'A Grant of the Test', incomeCeiling: '', note: '' };
    const text = [columns.join(','), quoted({ ...row, incomeCeiling: '300000' }), quoted(fresh)].join('\n');
    expect((await bringIn('scholarships', text)).body.data).toMatchObject({ added: 1, changed: 1 });
    const shown = (await server.call('GET', '/scholarships/a-grant-of-the-test')).body.data.scholarship;
    expect(shown).toMatchObject({ name: 'A Grant of the Test', incomeCeiling: null, note: null });
    expect((await bringIn('scholarships', text)).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
    const wrong = [
      columns.join(','),
      quoted({ ...fresh, id: 'another' }),
      quoted({ ...fresh, name: 'Odd', stages: 'after lunch' }),
      quoted({}),
    ];
    expect(
      (await bringIn('scholarships', wrong.join('\n'), '?dryRun=true')).body.data.errors.map(({ line }: { line: number }) => line),
    ).toEqual([2, 3, 4]);
  });
});
