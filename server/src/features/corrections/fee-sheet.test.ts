import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { csvLine } from '../../catalog/sheets/cells.ts';
import { parseCsvObjects } from '../../catalog/sheets/csv.ts';
import { listenForChanges } from '../../catalog/snapshot/listen.ts';
import { atTheEnd } from '../../testing/at-the-end.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleCollege, sampleCourse } from '../../testing/sample-catalog.ts';
import { sampleBand } from '../../testing/sample-fees.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const courseId = 'btech-civil';
const fees = {
  bands: [
    sampleBand({ id: 'private-band', courses: ['engineering'] }),
    sampleBand({ id: 'goa-band', courses: ['engineering'], type: 'government', state: 'Goa', from: 5000, to: 9000 }),
    sampleBand({ id: 'left-since', courses: ['gone'], colleges: ['gone-too'] }),
  ],
  own: [sampleBand({ id: 'list-2024-abc', courses: [courseId], colleges: ['b-college'], state: 'Kerala', from: 43_000, to: 43_000 })],
  families: [{ family: 'engineering', courses: [courseId] }],
  institutes: [],
};
const parts = { fees, now: () => new Date('2026-11-17T12:00:00Z') };

let server: TestApp;
let other: TestApp;
let editor: TestStudent;
let operator: TestStudent;
beforeAll(async () => {
  const college = sampleCollege({ id: 'a-college', type: 'private', kind: 'college', courses: [{ courseId, intake: null }] });
  server = await testApp({
    catalog: { courses: [sampleCourse({ id: courseId })], colleges: [college, { ...college, id: 'b-college' }] },
    parts,
  });
  other = await testApp({ database: server, parts });
  editor = await newStudent(server, { role: 'editor' });
  operator = await newStudent(server, { role: 'operator', name: 'Ravi Das' });
});
beforeEach(async () => {
  await server.pool.query('truncate fee_bands');
  await Promise.all([server, other].map((each) => each.shared.snapshot.refresh()));
  reported = (await allEntries()).length;
});

const takeOut = async (from = server) => (await from.call('GET', '/desk/sheets/fees', { token: editor.token })).body as string;
const rowsOf = async () => parseCsvObjects(await takeOut()).map(({ record }) => record as Record<string, string>);
const bringIn = (text: string, query = '') =>
  server.call('POST', `/desk/import/fees${query}`, { token: operator.token, headers: { 'content-type': 'text/csv' }, body: text });
const kept = async () => (await server.pool.query('select id from fee_bands order by id')).rows.map(({ id }) => id as string);
/** Before this test. */
let reported = 0;
const allEntries = async () =>
  (await server.call('GET', '/desk/audit?limit=50', { token: operator.token })).body.data.entries as Record<string, unknown>[];
/** The newest first. */
const entries = async () => {
  const all = await allEntries();
  return all.slice(0, all.length - reported);
};
const courseFees = async (from = server, language = 'en') =>
  (await from.call('GET', `/courses/${courseId}?lang=${language}`)).body.data.course.fees as Record<string, unknown>[];
const collegeFees = async () => (await server.call('GET', '/colleges/a-college')).body.data.college.fees as Record<string, unknown>[];

/** A line each, with only the columns that any of them names. */
function sheet(...rows: Record<string, string>[]): string {
  const columns = [...new Set(['id', ...rows.flatMap((row) => Object.keys(row))])];
  return csvLine(columns) + rows.map((row) => csvLine(columns.map((column) => row[column] ?? ''))).join('');
}
const dearer = { id: 'private-band', from: '60000', to: '95000', year: '2026-27', sources: 'Fee committee 2026' };
const fresh = {
  id: '',
  courses: courseId,
  what: 'tuition',
  type: 'government_aided',
  state: 'Goa',
  seat: 'merit',
  scope: 'Seats of the state',
  from: '12000',
  to: '12000',
  per: 'year',
  sources: 'Directorate of Technical Education 2026',
  certainty: 'A',
};

it('goes out with the columns of the file that ships, lists behind a bar and unknown cells empty', async () => {
  const [first] = await rowsOf();
  expect(Object.keys(first ?? {}).join()).toBe(
    'id,courses,what,type,state,colleges,seat,scope,from,to,per,year,note,sources,certainty,asOf',
  );
  expect(first).toMatchObject({ id: 'private-band', courses: 'engineering', state: '', from: '50000', note: '' });
});

describe('a changed band', () => {
  it('is told field by field by a dry run, which changes nothing', async () => {
    const { data } = (await bringIn(sheet(dearer), '?dryRun=true')).body;
    expect(data).toMatchObject({ added: 0, changed: 1, errorCount: 0 });
    expect(data.changes).toMatchObject([
      { id: 'private-band', what: 'changed', fields: expect.arrayContaining([{ field: 'from', from: 50_000, to: 60_000 }]) as unknown },
    ]);
    expect([await kept(), await entries()]).toEqual([[], []]);
    expect(await courseFees()).toMatchObject([{ from: 50_000 }, { from: 5000 }]);
  });

  it('is shown on its course and college in every language, though asked for before; what the sheet leaves empty stays', async () => {
    for (const language of ['en', 'hi']) expect((await courseFees(server, language))[0]).toMatchObject({ from: 50_000 });
    expect(await collegeFees()).toMatchObject([{ from: 50_000 }]);
    expect((await bringIn(sheet(dearer))).status).toBe(200);
    const shown = {
      from: 60_000,
      to: 95_000,
      year: '2026-27',
      source: 'Fee committee 2026',
      per: 'year',
      certainty: 'A',
      scope: 'Every seat',
    };
    for (const language of ['en', 'hi']) expect((await courseFees(server, language))[0]).toMatchObject(shown);
    expect(await collegeFees()).toMatchObject([shown]);
    expect(await kept()).toEqual(['private-band']);
  });

  it('stands in the audit with who changed what, from what, and by which file', async () => {
    await bringIn(sheet(dearer), '?name=fees-2026.csv');
    const found = await entries();
    const about = { by: 'Ravi Das', catalog: 'fees', source: 'fees-2026.csv' };
    expect(found.find(({ field }) => field === 'to')).toMatchObject({
      ...about,
      action: 'corrected',
      itemId: 'private-band',
      from: 90_000,
      to: 95_000,
    });
    expect(found.find(({ action }) => action === 'imported')).toMatchObject({ ...about, to: { changed: 1, added: 0 } });
    expect(
      found
        .map(({ field }) => field)
        .filter(Boolean)
        .sort(),
    ).toEqual(['from', 'sources', 'to', 'year']);
  });

  it('is kept no longer once it is as it ships', async () => {
    const shipped = await takeOut();
    await bringIn(sheet(dearer));
    expect((await bringIn(shipped)).body.data).toMatchObject({ changed: 1, errorCount: 0 });
    expect(await kept()).toEqual([]);
    expect((await courseFees())[0]).toMatchObject({ from: 50_000 });
  });

  it('takes out and in what an official list names for one college, which stands on no page of a course', async () => {
    const feesThere = async () => (await server.call('GET', '/colleges/b-college')).body.data.college.fees as Record<string, unknown>[];
    expect(await feesThere()).toMatchObject([{ from: 43_000, to: 43_000, basis: 'own' }]);
    const [line] = (await rowsOf()).filter(({ id }) => id === 'list-2024-abc');
    expect(line).toMatchObject({ colleges: 'b-college', from: '43000', courses: courseId });
    await bringIn(sheet({ id: 'list-2024-abc', from: '47000', to: '47000', year: '2026-27', sources: 'AP EAPCET 2026' }));
    expect(await feesThere()).toMatchObject([{ from: 47_000, year: '2026-27', basis: 'own', source: 'AP EAPCET 2026' }]);
    expect((await courseFees()).map(({ from }) => from)).not.toContain(47_000);
    await bringIn(sheet(line ?? {}));
    expect(await kept()).toEqual([]);
    expect(await feesThere()).toMatchObject([{ from: 43_000 }]);
  });

  it('stands after the next start, and a line that this version cannot read leaves what ships', async () => {
    await bringIn(sheet(dearer));
    await server.pool.query(`insert into fee_bands (id, row) values ('goa-band', '{"id":"goa-band","per":"fortnight"}')`);
    const later = await testApp({ database: server, parts });
    expect(await courseFees(later)).toMatchObject([{ from: 60_000 }, { from: 5000 }]);
  });
});

describe('a new band', () => {
  it('has an id from what tells it apart; the same sheet twice changes nothing', async () => {
    expect((await bringIn(sheet(fresh))).body.data).toMatchObject({ added: 1, changed: 0 });
    const id = 'btech-civil-government-aided-goa-merit';
    expect(await kept()).toEqual([id]);
    expect(await courseFees()).toContainEqual(expect.objectContaining({ type: 'government_aided', from: 12_000, year: null }));
    expect(await entries()).toContainEqual(expect.objectContaining({ action: 'added', itemId: id, by: 'Ravi Das' }));
    const before = (await entries()).length;
    expect((await bringIn(sheet(fresh))).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect((await entries()).slice(0, -before)).toMatchObject([{ action: 'imported' }]);
    expect((await rowsOf()).at(-1)).toMatchObject({ id, asOf: '2026-11' });
  });

  it('may have an id of its own, and must where another scope has the one that would be made', async () => {
    await bringIn(sheet(fresh));
    const twin = { ...fresh, scope: 'Seats for other states' };
    expect((await bringIn(sheet(twin))).body.data.errors[0].message).toContain('is there already, for "Seats of the state"');
    expect((await bringIn(sheet({ ...twin, id: 'goa-others' }))).body.data).toMatchObject({ added: 1 });
    expect(await kept()).toEqual(['btech-civil-government-aided-goa-merit', 'goa-others']);
  });
});

describe('a bad line', () => {
  const bad: [string, Record<string, string>][] = [
    ['there is no course or family btech-magic', { courses: 'btech-magic' }],
    ['there is no college elsewhere', { colleges: 'elsewhere' }],
    ['from 20000 is more than to 12000', { from: '20000' }],
    ['from "1,20,000" cannot be used', { from: '1,20,000' }],
    ['from is empty', { from: '' }],
    ['per "fortnight" cannot be used', { per: 'fortnight' }],
    ['year "2026" cannot be used', { year: '2026' }],
    ['state "Atlantis" cannot be used', { state: 'Atlantis' }],
    ['sources is empty', { sources: '' }],
    ['rests on no reading and is not marked C', { sources: 'Known practice, no notice read' }],
    ['is marked C beside a source that was read', { certainty: 'C' }],
    ['a source is said as body and year', { sources: 'https://fees.example/' }],
    ['names no figure', { from: '0', to: '0' }],
    ['hostel: say for which courses or at which colleges', { what: 'hostel', courses: '' }],
    ['id "Not An Id" cannot be used', { id: 'Not An Id' }],
    ['type is empty', { type: '' }],
  ];

  it('is named with its number and its reason, whatever is wrong with it; nothing of the sheet is kept', async () => {
    const text = sheet(...bad.map(([, wrong]) => ({ ...fresh, ...wrong })), dearer, { ...dearer, from: '1000' });
    const { status, body } = await bringIn(text);
    expect([status, await kept(), await entries()]).toEqual([400, [], []]);
    const errors = body.data.errors as { line: number; message: string }[];
    expect(errors.map(({ line, message }) => `${line} ${message}`)).toEqual([
      ...bad.map(([reason], at) => `${at + 2} ${reason}`),
      `${bad.length + 3} the id private-band stands in line ${bad.length + 2} already`,
    ]);
    const taken = await bringIn(text, '?skipBad=true');
    expect([taken.status, taken.body.data.changed, await kept()]).toEqual([200, 1, ['private-band']]);
  });

  it('is told in Hindi to whoever reads Hindi', async () => {
    const text = sheet(...bad.map(([, wrong]) => ({ ...fresh, ...wrong })));
    const { errors } = (await bringIn(text, '?dryRun=true&lang=hi')).body.data as { errors: { message: string }[] };
    expect(errors.filter(({ message }) => !/[\u0900-\u097F]/.test(message))).toEqual([]);
  });

  it('is one of a changed band that names what has left since, and none of one that stays as it is', async () => {
    expect((await bringIn(sheet({ id: 'left-since', from: '50000' }))).body.data).toMatchObject({ unchanged: 1, errorCount: 0 });
    expect((await bringIn(sheet({ id: 'left-since', from: '40000' }))).body.data.errors).toMatchObject([{ line: 2 }]);
  });
});

it('is seen by every application on the database, also by one that did not listen when it happened', async () => {
  const aSecond = { timeout: 1000, interval: 10 };
  const listen = (each: TestApp) => {
    const listening = listenForChanges(server.connection, each.shared.snapshot, () => undefined);
    atTheEnd(() => listening.stop());
  };
  expect((await courseFees(other))[0]).toMatchObject({ from: 50_000 });
  await bringIn(sheet(dearer));
  expect((await courseFees(other))[0]).toMatchObject({ from: 50_000 });
  listen(other);
  await vi.waitFor(async () => expect((await courseFees(other))[0]).toMatchObject({ from: 60_000 }), aSecond);
  await bringIn(sheet({ ...dearer, from: '61000' }));
  await vi.waitFor(async () => expect((await courseFees(other))[0]).toMatchObject({ from: 61_000 }), aSecond);
  expect(await takeOut(other)).toBe(await takeOut());
});
