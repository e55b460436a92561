import { catalogs, type CatalogName } from '@disha/contract/catalogs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { schemaFields } from '../../catalog/corrections/corrections.ts';
import { mailbox } from '../../testing/mailbox.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleCareer, sampleCollege, sampleCourse, sampleExam, sampleGuide, sampleScholarship } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const box = mailbox();
let now = Date.parse('2026-11-01T12:00:00+05:30');
let server: TestApp;
let editor: TestStudent;
beforeAll(async () => {
  const bare = sampleExam();
  delete bare.dates;
  server = await testApp({
    env: box.env,
    catalog: { exams: [bare], courses: [sampleCourse()], colleges: [sampleCollege()], careers: [sampleCareer()] },
    parts: { now: () => new Date(now) },
  });
  editor = await newStudent(server, { role: 'editor', name: 'Meera Iyer' });
});

const why = { reason: 'Announced', source: 'Gazette of India, 2026' };
const add = (catalog: string, fields: unknown, more: object = {}) =>
  server.call('POST', `/desk/items/${catalog}`, { token: editor.token, body: { fields, ...why, ...more } });
/** Without what the app says by itself. */
const fieldsFor = ({ id: _id, sources: _sources, asOf: _asOf, ...fields }: Record<string, unknown>) => fields;
const samples: Record<CatalogName, Record<string, unknown>> = {
  exams: sampleExam() as never,
  courses: sampleCourse() as never,
  colleges: sampleCollege() as never,
  careers: sampleCareer({ related: [] }) as never,
  scholarships: sampleScholarship() as never,
  guides: sampleGuide() as never,
};

describe('an item that is not there yet', () => {
  it.each(catalogs.map(({ name, item }) => [name, item] as const))(
    'of %s is added under an id made from its name, shown, found, told in the audit, and taken back',
    async (name, item) => {
      const fields = { ...fieldsFor(samples[name]), name: 'Quixotic Test Thing' };
      const { status, body } = await add(name, fields);
      expect([status, body.data?.item]).toEqual([
        201,
        { catalog: name, itemId: 'quixotic-test-thing', itemName: expect.stringContaining('Quixotic') },
      ]);
      expect(body.data.correction).toMatchObject({ by: 'Meera Iyer', ...why, field: null, state: 'active' });
      const shown = (await server.call('GET', `/${name}/quixotic-test-thing`)).body.data[item];
      expect(shown).toMatchObject({ asOf: '2026-11' });
      expect((await server.call('GET', '/search?q=quixotic')).body.data.groups.map(({ type }: { type: string }) => type)).toContain(name);
      expect([(await add(name, fields)).status, (await add(name, { ...fields, name: 'quixotic  TEST thing' })).status]).toEqual([409, 409]);
      const { rows } = await server.pool.query(`select by, source from audit_entries where action = 'added' order by at desc limit 1`);
      expect(rows).toEqual([{ by: `account:${editor.id}`, source: why.source }]);
      await server.call('DELETE', `/desk/corrections/${body.data.correction.id}`, { token: editor.token });
      expect((await server.call('GET', `/${name}/quixotic-test-thing`)).status).toBe(404);
    },
  );

  it('may be given in dotted fields, and what may be empty may be left out', async () => {
    const {
      window,
      otherNames: _none,
      incomeNote: _no,
      ...fields
    } = fieldsFor(sampleScholarship() as never) as { window: { text: string }; otherNames: unknown; incomeNote: unknown };
    const given = { ...fields, name: 'Dotted Grant', 'window.text': window.text, 'window.year': '2026-27' };
    expect((await add('scholarships', given)).status).toBe(201);
    expect((await server.call('GET', '/scholarships/dotted-grant')).body.data.scholarship).toMatchObject({
      window: { text: window.text, year: '2026-27' },
    });
  });

  const exam = () => fieldsFor(sampleExam() as never);
  it.each([
    ['no name', () => ({ ...exam(), name: undefined }), {}, 400, 'name'],
    ['a name without a letter for an id', () => ({ ...exam(), name: 'परीक्षा' }), {}, 400, 'name'],
    ['the word of an address', () => ({ ...exam(), name: 'Filters' }), {}, 409, undefined],
    ['a field there is none', () => ({ ...exam(), name: 'Odd', colour: 'red' }), {}, 400, ''],
    ['a prototype', () => ({ ...exam(), name: 'Odd', '__proto__.x': 1 }), {}, 400, ''],
    ['a value that cannot be', () => ({ ...exam(), name: 'Odd', examMonth: 'Smarch' }), {}, 400, 'examMonth'],
    ['a field missing', () => ({ name: 'Odd' }), {}, 400, expect.any(String)],
    ['no reason', () => ({ ...exam(), name: 'Odd' }), { reason: ' ' }, 400, 'reason'],
    ['no source', () => ({ ...exam(), name: 'Odd' }), { source: undefined }, 400, 'source'],
    ['no fields', () => undefined, {}, 400, 'fields'],
    ['fields that are a list', () => [], {}, 400, 'fields'],
  ])('is refused with %s, and nothing is added', async (_what, fields, more, status, path) => {
    const before = (await server.call('GET', '/exams/stats')).body.data.total;
    const answer = await add('exams', fields(), more);
    expect([answer.status, answer.body.errors?.[0].path]).toEqual([status, path]);
    expect((await server.call('GET', '/exams/stats')).body.data.total).toBe(before);
  });

  it('names only what there is, and belongs to a catalog there is', async () => {
    const course = { ...fieldsFor(sampleCourse() as never), name: 'To Nowhere', topColleges: ['gone'] };
    expect((await add('courses', course)).body.errors[0].path).toBe('topColleges.0');
    expect((await add('rockets', {})).status).toBe(404);
    expect((await server.call('GET', '/desk/items/rockets', { token: editor.token })).status).toBe(404);
  });

  it('is asked for by the schema’s own fields, each with what it takes', async () => {
    for (const { name, document } of catalogs) {
      const { fields } = (await server.call('GET', `/desk/items/${name}`, { token: editor.token })).body.data;
      const asked = fields.map(({ field }: { field: string }) => field);
      const held = Object.keys((catalogs.find((each) => each.name === name) as { heldById?: object }).heldById ?? {});
      expect([...asked, ...held].toSorted()).toEqual([...schemaFields(document as unknown as z.ZodObject).keys()].toSorted());
    }
  });
});

describe('a date that an exam has no place for yet', () => {
  const closes = {
    event: 'registration_closes',
    session: null,
    from: '2026-11-20',
    to: '2026-11-30',
    status: 'announced',
    year: 2027,
    source: 'nta.ac.in',
    certainty: 'A',
  };

  it('can be added, and its reminder goes out', async () => {
    const { item } = (await server.call('GET', '/desk/items/exams/jee-main', { token: editor.token })).body.data;
    const [place] = item.adds;
    expect(place).toMatchObject({ field: 'dates', takes: 'object', id: { parts: ['year', 'session', 'event'], none: 'main' }, taken: [] });
    expect(place.parts.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['event', 'from', 'to', 'year']));
    const student = await newStudent(server);
    await server.call('POST', '/bookmarks/add', { token: student.token, body: { type: 'exams', itemId: 'jee-main' } });
    await server.pool.query('update users set email_verified_at = now() where id = $1', [student.id]);
    await server.call('PUT', '/reminders', { token: student.token, body: { on: true } });
    const body = { catalog: 'exams', id: 'jee-main', field: 'dates.2027-main-registration_closes', value: closes, expected: null, ...why };
    expect((await server.call('POST', '/desk/corrections', { token: editor.token, body })).status).toBe(201);
    now = Date.parse('2026-11-27T12:00:00+05:30');
    await server.rounds.remind();
    expect((await box.open(server)).map(({ subject }) => subject)).toEqual([
      'JEE Main: applications close on 30 November 2026 (in 3 days)',
    ]);
  });
});
