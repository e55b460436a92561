import { beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleCourse, sampleDate, sampleExam, sampleScholarship } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
let editor: TestStudent;
const closed = sampleDate({
  ...{ event: 'registration_closes', session: null, status: 'announced', from: '2026-10-31', to: '2026-10-31', certainty: 'A' },
});
const awaited = sampleDate({ session: '1', from: '2026-10', to: '2026-12', certainty: 'B' });
const fee = { amounts: [{ who: 'all', rupees: 1000 }], source: 'NTA 2025', certainty: 'A', goodUntil: '2026-10-31' };
beforeAll(async () => {
  const exam = (id: string, more: object) => sampleExam({ id, shortName: id, name: `Exam ${id}`, dates: {}, verification: 'A', ...more });
  server = await testApp({
    catalog: {
      exams: [
        exam('passed', { dates: { '2027-main-registration_closes': closed } }),
        exam('followed', {
          dates: {
            '2027-main-registration_closes': closed,
            '2028-main-registration_closes': { ...closed, year: 2028, from: '2027-10-31', to: '2027-10-31' },
          },
        }),
        exam('waiting', { dates: { '2027-1-exam': awaited } }),
        exam('dear', { fee: fee as never }),
        exam('unsure', { verification: 'C' }),
        exam('old', { asOf: '2024-01' }),
        exam('fresh', {}),
      ],
      scholarships: [
        sampleScholarship({ id: 'over', asOf: '2026-10', window: { text: 'Until October', year: '2024-25' } }),
        sampleScholarship({ id: 'yearly', asOf: '2025-09', window: { text: 'August to October', year: null } }),
        sampleScholarship({ id: 'known', asOf: '2026-11', window: { text: 'August to October', year: '2026-27' } }),
      ],
      courses: [sampleCourse({ asOf: '2026-11' })],
    },
    parts: { now: () => new Date('2026-11-17T12:00:00Z') },
  });
  editor = await newStudent(server, { role: 'editor', name: 'Meera Iyer' });
});

interface Due {
  itemId: string;
  field: string;
  goodUntil: string | null;
  students: number;
  link: string | null;
  confirmable: boolean;
}
const due = async (query = ''): Promise<Due[]> => (await server.call('GET', `/desk/due${query}`, { token: editor.token })).body.data.due;
const confirm = (catalog: string, id: string, field: string, more: object = {}) =>
  server.call('POST', '/desk/due/confirm', {
    token: editor.token,
    body: { catalog, id, field, reason: 'Looked up', source: 'https://example.in/', ...more },
  });

describe('facts that are due', () => {
  it('are those past the day they are good until, and those that nobody confirmed, with the page to open', async () => {
    const found = await due();
    expect(found.map(({ itemId, field, goodUntil }) => `${itemId} ${field} ${goodUntil}`).toSorted()).toEqual([
      'dear fee 2026-10-31',
      'old asOf 2026-01-31',
      'over window.text 2025-07-31',
      'passed dates.2027-main-registration_closes 2026-10-31',
      'unsure verification null',
      'waiting dates.2027-1-exam 2026-09-30',
      'yearly window.text 2026-09-30',
    ]);
    expect(found.every(({ link }) => link?.startsWith('https://'))).toBe(true);
  });

  it('come in the order of the students who hold them', async () => {
    for (const [id, people] of [
      ['unsure', 2],
      ['dear', 1],
    ] as const)
      for (let person = 0; person < people; person += 1) {
        const { token } = await newStudent(server);
        await server.call('POST', '/bookmarks/add', { token, body: { type: 'exams', itemId: id } });
      }
    const found = await due('?catalog=exams');
    expect(found.slice(0, 3).map(({ itemId, students }) => `${itemId} ${students}`)).toEqual([
      'unsure 2',
      'dear 1',
      expect.stringMatching(/ 0$/),
    ]);
  });

  it.each([
    ['exams', 'waiting', 'dates.2027-1-exam', 'dates.2027-1-exam', { ...awaited, lookedAt: '2026-11', goodUntil: '2026-12-31' }],
    ['exams', 'dear', 'fee', 'fee', { ...fee, goodUntil: '2027-11-30' }],
    ['exams', 'unsure', 'verification', 'verification', 'A'],
    ['exams', 'old', 'asOf', 'asOf', '2026-11'],
    ['scholarships', 'yearly', 'window.text', 'asOf', '2026-11'],
  ])('%s %s: %s is confirmed, is good for its time again, and is told with who', async (catalog, id, field, written, to) => {
    const { status, body } = await confirm(catalog, id, field);
    expect([status, body.data?.correction]).toMatchObject([201, { itemId: id, field: written, to, by: 'Meera Iyer', reason: 'Looked up' }]);
    expect((await due()).filter((fact) => fact.itemId === id)).toEqual([]);
    expect((await confirm(catalog, id, field)).status).toBe(409);
  });

  it('where only a new value helps, cannot be confirmed', async () => {
    const found = await due();
    for (const [catalog, id, field] of [
      ['exams', 'passed', 'dates.2027-main-registration_closes'],
      ['scholarships', 'over', 'window.text'],
    ] as const) {
      expect(found.find(({ itemId }) => itemId === id)?.confirmable).toBe(false);
      expect((await confirm(catalog, id, field)).status).toBe(409);
    }
  });

  it.each([
    ['no source', { source: '' }, 400],
    ['an item there is none', { id: 'nothing' }, 404],
    ['what is not due', { id: 'fresh', field: 'name' }, 409],
    ['a catalog there is none', { catalog: 'rockets' }, 400],
  ])('are not confirmed with %s', async (_what, more, status) => {
    expect((await confirm('exams', 'passed', 'asOf', more)).status).toBe(status);
  });
});
