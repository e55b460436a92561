/** What editors and operators store. */
import { csvLine } from '../catalog/sheets/cells.ts';
import { parseCsvObjects } from '../catalog/sheets/csv.ts';
import { cutoffColumns } from '@disha/contract/chances.words';
import { expect } from 'vitest';
import { sampleExam } from './sample-catalog.ts';
import { adminToken as token, type TestApp } from './test-app.ts';
import { askServer, store, type Write, type WriteName } from './written.ts';

const why = { why: 'The notice of 3 March', source: 'https://example.in/notice' };
const atDesk = { reason: why.why, source: why.source };
const headers = { 'content-type': 'text/csv' };

let lastNumber = 0;
const fresh = () => `written-${(lastNumber += 1)}`;
const data = async (at: TestApp, path: string) => (await askServer(at, `GET ${path}`, { token })).body.data;
const nameOf = (id: string) => async (at: TestApp) => (await data(at, `/exams/${id}`))?.exam.name;
const statusOf = (path: string) => async (at: TestApp) => (await askServer(at, `GET ${path}`)).status;
/** A shipped college as its page, and as the list, tells it. */
const collegeIn = (field: string) => async (at: TestApp) => {
  const [page, list] = [await data(at, '/colleges/iit-bombay'), await data(at, '/colleges?search=bombay')];
  return [page.college[field], list.colleges[0][field]];
};

const added = async (at: TestApp) => {
  const id = fresh();
  await store(at, 'POST /exams', { token, body: { ...sampleExam({ id, name: `Exam ${id}` }), ...why } });
  return id;
};
const corrected = async (at: TestApp, value: string) =>
  (
    await store(at, 'POST /desk/corrections', {
      token,
      body: { catalog: 'colleges', id: 'iit-bombay', field: 'name', value, ...atDesk },
    })
  ).body.data.correction.id as string;

async function sheet(at: TestApp, name: string, change: (columns: Record<string, string>) => Record<string, string>) {
  const text = (await askServer(at, `GET /desk/sheets/${name}`, { token })).body as string;
  const row = change(parseCsvObjects(text)[0]?.record as Record<string, string>);
  return csvLine(Object.keys(row)) + csvLine(Object.values(row));
}

const counselling = {
  authority: 'Goa CET',
  'name.en': 'Goa: engineering',
  'name.hi': 'गोवा: इंजीनियरिंग',
  'about.en': 'One rank for all.',
  'about.hi': 'सबके लिए एक रैंक।',
  lists: [{ id: 'goa-cet', examId: 'jee-main', unit: 'rank', name: { en: 'Goa rank', hi: 'गोवा रैंक' } }],
  open: 'GEN',
  categories: [{ id: 'GEN' }],
  quotas: [{ id: '', scope: 'all' }],
  state: 'Goa',
  institutesIn: 'Goa',
};
const renamed = (at: TestApp, en: string) =>
  store(at, 'PUT /desk/counsellings/josaa', { token, body: { fields: { 'name.en': en }, ...atDesk } });
const josaaName = async (at: TestApp) => (await data(at, '/chances/counsellings')).counsellings[0].name;
const ranks = (closing: number) => {
  const row: Record<string, string> = {
    ...{ year: '2026', round: '1', authority: 'JoSAA', institute_name_as_published: 'Written Institute', degree: 'BE', years: '4' },
    ...{ programme_as_published: 'Programme', quota: 'AI', category: 'OPEN', pwd: '0', gender: 'neutral', opening: '' },
    ...{ closing: String(closing), unit: 'rank', source: 'a notice', note: '' },
  };
  return csvLine([...cutoffColumns]) + csvLine(cutoffColumns.map((column) => row[column] ?? ''));
};

export const deskWrites = {
  'POST /exams': async ({ one }) => {
    const id = await added(one);
    return { read: nameOf(id), shows: `Exam ${id}` };
  },
  'PUT /exams/:id': async ({ one }) => {
    const id = await added(one);
    await store(one, `PUT /exams/${id}`, { token, body: { name: 'Renamed', ...why } });
    return { read: nameOf(id), shows: 'Renamed' };
  },
  'DELETE /exams/:id': async ({ one }) => {
    const id = await added(one);
    await store(one, `DELETE /exams/${id}`, { token, body: why });
    return { read: statusOf(`/exams/${id}`), shows: 404 };
  },
  'POST /corrections': async ({ one }) => {
    const id = await added(one);
    await store(one, 'POST /corrections', { token, body: { kind: 'exams', id, field: 'name', to: 'Corrected', ...why } });
    return { read: nameOf(id), shows: 'Corrected' };
  },
  'POST /corrections/:id/take-back': async ({ one }) => {
    const id = await corrected(one, 'Another Bombay');
    await store(one, `POST /corrections/${id}/take-back`, { token, body: { why: 'A misreading' } });
    return { read: collegeIn('name'), shows: [expect.not.stringMatching('Another'), expect.not.stringMatching('Another')] };
  },
  'POST /desk/corrections': async ({ one }) => {
    await corrected(one, 'Bombay, written');
    return { read: collegeIn('name'), shows: ['Bombay, written', 'Bombay, written'] };
  },
  'DELETE /desk/corrections/:id': async ({ one }) => {
    await store(one, `DELETE /desk/corrections/${await corrected(one, 'Other Bombay')}`, { token, body: {} });
    return { read: collegeIn('name'), shows: [expect.not.stringMatching('Other'), expect.not.stringMatching('Other')] };
  },
  'POST /desk/items/:catalog': async ({ one }) => {
    const { id: _id, sources: _sources, asOf: _asOf, ...fields } = sampleExam({ name: `Item ${fresh()}` });
    const { item } = (await store(one, 'POST /desk/items/exams', { token, body: { fields, ...atDesk } })).body.data;
    return { read: nameOf(item.itemId), shows: fields.name };
  },
  'POST /desk/due/confirm': async ({ one }) => {
    const id = fresh();
    await store(one, 'POST /exams', { token, body: { ...sampleExam({ id, name: id, asOf: '2020-01' }), ...why } });
    await store(one, 'POST /desk/due/confirm', { token, body: { catalog: 'exams', id, field: 'asOf', ...atDesk } });
    return { read: async (at) => (await data(at, `/exams/${id}`))?.exam.asOf, shows: expect.not.stringMatching('2020-01') };
  },
  'POST /desk/import/colleges': async ({ one }) => {
    await store(one, 'POST /desk/import/colleges', {
      ...{ token, headers },
      body: 'name,state,city,type\nQuixotic College,Goa,Panaji,private\n',
    });
    return {
      read: async (at) => [
        (await data(at, '/colleges/quixotic-college'))?.college.name,
        (await data(at, '/colleges?search=quixotic')).pagination.totalCount,
      ],
      shows: ['Quixotic College', 1],
    };
  },
  'POST /desk/import/exam-dates': async ({ one }) => {
    const body = await sheet(one, 'exam-dates', (row) => ({ ...row, source: 'Written notice' }));
    await store(one, 'POST /desk/import/exam-dates', { token, headers, body });
    return {
      read: async (at) => (await askServer(at, 'GET /desk/sheets/exam-dates', { token })).body,
      shows: expect.stringContaining('Written notice'),
    };
  },
  'POST /desk/import/nirf': async ({ one }) => {
    const body = await sheet(one, 'nirf', (row) => ({ ...row, rank: '77' }));
    await store(one, 'POST /desk/import/nirf', { token, headers, body });
    return { read: async (at) => JSON.stringify((await data(at, '/colleges/iit-bombay')).college), shows: expect.stringContaining('77') };
  },
  'POST /desk/import/scholarships': async ({ one }) => {
    const body = await sheet(one, 'scholarships', (row) => ({ ...row, name: 'Written scholarship' }));
    await store(one, 'POST /desk/import/scholarships', { token, headers, body });
    return { read: async (at) => JSON.stringify(await data(at, '/scholarships')), shows: expect.stringContaining('Written scholarship') };
  },
  'POST /desk/import/fees': async ({ one }) => {
    const body = await sheet(one, 'fees', (row) => ({ ...row, note: 'Written fee' }));
    await store(one, 'POST /desk/import/fees', { token, headers, body });
    return {
      read: async (at) => (await askServer(at, 'GET /desk/sheets/fees', { token })).body,
      shows: expect.stringContaining('Written fee'),
    };
  },
  'POST /desk/counsellings': async ({ one }) => {
    await store(one, 'POST /desk/counsellings', { token, body: { fields: counselling, ...atDesk } });
    return {
      read: async (at) => (await data(at, '/desk/counsellings')).counsellings.map(({ id }: { id: string }) => id),
      shows: expect.arrayContaining(['goa-cet']),
    };
  },
  'PUT /desk/counsellings/:id': async ({ one }) => {
    await renamed(one, 'JoSAA, written');
    return { read: josaaName, shows: 'JoSAA, written' };
  },
  'DELETE /desk/counsellings/changes/:id': async ({ one }) => {
    await renamed(one, 'JoSAA, a trial');
    const { changes } = await data(one, '/desk/counsellings/josaa/changes');
    await store(one, `DELETE /desk/counsellings/changes/${changes[0].id}`, { token, body: {} });
    return { read: josaaName, shows: expect.not.stringMatching('a trial') };
  },
  'POST /desk/import/cutoffs': async ({ one, other }) => {
    // Both have told them before, and could tell it again.
    for (const each of [one, other]) await data(each, '/packs');
    await store(one, 'POST /desk/import/cutoffs', { token, headers, body: ranks(1234) });
    const body = { counselling: 'josaa', list: 'jee-main', value: 1200, category: 'OPEN', gender: 'female', pwd: false };
    const read = async (at: TestApp) => JSON.stringify((await askServer(at, 'POST /chances', { body })).body.data.lines);
    return { read, shows: expect.stringContaining('Written Institute') };
  },
  'PATCH /desk/reports/:id': async ({ one }) => {
    const body = { type: 'exams', id: 'jee-main', field: 'officialLink', text: 'It leads nowhere', source: 'https://example.in/n' };
    const { id } = (await store(one, 'POST /reports', { body })).body.data.report;
    await store(one, `PATCH /desk/reports/${id}`, { token, body: { state: 'declined', note: 'It is right' } });
    return {
      read: async (at) => (await data(at, '/desk/reports?state=declined')).reports.map((report: { id: string }) => report.id),
      shows: expect.arrayContaining([id]),
    };
  },
  'POST /desk/rules/meaning': 'It tells what a rule would say.',
} satisfies Partial<Record<WriteName, Write>>;
