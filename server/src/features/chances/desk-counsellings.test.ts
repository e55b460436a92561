import { cutoffColumns as columns } from '@disha/contract/chances.words';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryCutoffs, josaa } from '../../testing/cutoffs-fixture.ts';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleExam } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { loadCutoffs } from './load-cutoffs.ts';

const folder = temporaryCutoffs([josaa]);
let server: TestApp;
let editor: TestStudent;
let operator: TestStudent;
beforeAll(async () => {
  server = await testApp({ parts: { catalogFolder: folder }, catalog: { exams: [sampleExam()] } });
  editor = await newStudent(server, { role: 'editor', name: 'Meera Iyer' });
  operator = await newStudent(server, { role: 'operator' });
  await loadCutoffs(folder, server.db).done;
});

const why = { reason: 'It began this year', source: 'Gazette, 2026' };
const goa = {
  authority: 'Goa CET',
  'name.en': 'Goa: engineering',
  'name.hi': 'गोवा: इंजीनियरिंग',
  'about.en': 'One rank for all.',
  'about.hi': 'सबके लिए एक रैंक।',
  lists: [{ id: 'goa-cet', examId: 'jee-main', unit: 'rank', name: { en: 'Goa rank', hi: 'गोवा रैंक' } }],
  open: 'GEN',
  categories: [{ id: 'GEN' }, { id: 'XY', name: { en: 'People of the coast', hi: 'तट के लोग' } }],
  quotas: [
    { id: 'State', scope: 'home', name: { en: 'Goa', hi: 'गोवा' } },
    { id: '', scope: 'all' },
  ],
  state: 'Goa',
  institutesIn: 'Goa',
};
const add = (fields: unknown, more: object = {}, token = editor.token) =>
  server.call('POST', '/desk/counsellings', { token, body: { fields, ...why, ...more } });
const change = (id: string, fields: object, token = editor.token) =>
  server.call('PUT', `/desk/counsellings/${id}`, { token, body: { fields, ...why } });
const listed = async (lang = 'en') => (await server.call('GET', `/chances/counsellings?lang=${lang}`)).body.data.counsellings;
const rows = (count: number, more: Record<string, string> = {}) =>
  [
    columns.join(','),
    ...Array.from({ length: count }, (_, at) => {
      const row: Record<string, string> = {
        ...{
          year: '2026',
          round: '1',
          authority: 'Goa CET',
          institute_name_as_published: `Institute ${at % 20}`,
          degree: 'BE',
          years: '4',
        },
        ...{ programme_as_published: `Programme ${Math.floor(at / 20)}`, quota: 'State', category: at % 2 ? 'XY' : 'GEN', pwd: '0' },
        ...{ gender: 'neutral', opening: '', closing: String(1000 + at), unit: 'rank', source: 'a notice', note: '', ...more },
      };
      return columns.map((column) => row[column] ?? '').join(',');
    }),
  ].join('\n');
const bringIn = (text: string, query = '') =>
  server.call('POST', `/desk/import/cutoffs${query}`, { token: operator.token, headers: { 'content-type': 'text/csv' }, body: text });

describe('a counselling that nobody has programmed', () => {
  it('is added at the desk, takes its closing ranks, and is answered for like any other', async () => {
    expect((await bringIn(rows(2), '?dryRun=true')).body.data.errors[0].message).toContain('there is no counselling "Goa CET"');
    const { status, body } = await add(goa);
    expect([status, body.data?.counselling]).toMatchObject([201, { id: 'goa-cet', noCall: 'one_source', ownOrders: false }]);
    expect((await listed()).map(({ id }: { id: string }) => id)).toEqual(['josaa']);
    expect((await bringIn(rows(200))).body.data).toMatchObject({ added: 200, errorCount: 0 });
    expect((await bringIn(rows(200))).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 200 });
    const [, english] = await listed();
    expect(english).toMatchObject({
      id: 'goa-cet',
      name: 'Goa: engineering',
      calls: false,
      categories: [
        { id: 'GEN', name: 'GEN' },
        { id: 'XY', name: 'People of the coast' },
      ],
      quotas: [{ id: 'State', name: 'Goa', words: 'For those who passed Class 12 in the state.' }],
    });
    expect((await listed('hi'))[1]).toMatchObject({ name: 'गोवा: इंजीनियरिंग', categories: [{}, { name: 'तट के लोग' }] });
    const asked = { counselling: 'goa-cet', list: 'goa-cet', value: 1100, category: 'XY', gender: 'female', pwd: false };
    const found = (await server.call('POST', '/chances', { body: { ...asked, class12State: 'Goa' } })).body.data;
    expect(found.lines.length).toBeGreaterThan(20);
    expect(found.lines[0]).toMatchObject({ list: 'goa-cet', quota: 'State', noCall: 'one_source' });
    expect((await server.call('POST', '/chances', { body: { ...asked, class12State: 'Bihar' } })).body.data.lines).toEqual([]);
  });

  it('and a new category needs no more than its name', async () => {
    const fresh = rows(1, { category: 'NEW', institute_name_as_published: 'Another' });
    expect((await bringIn(fresh, '?dryRun=true')).body.data.errors[0].message).toContain('"NEW" is no category of Goa CET');
    const categories = [...goa.categories, { id: 'NEW', name: { en: 'The new ones', hi: 'नया वर्ग' } }];
    expect((await change('goa-cet', { categories })).status).toBe(200);
    expect((await bringIn(fresh)).body.data).toMatchObject({ added: 1, errorCount: 0 });
    expect((await listed())[1].categories).toContainEqual({ id: 'NEW', name: 'The new ones' });
  });

  it('and who may have a quota is told anew at once, also of one that ships', async () => {
    const seen = async (state: string) => {
      const body = {
        counselling: 'goa-cet',
        list: 'goa-cet',
        value: 1100,
        category: 'GEN',
        gender: 'female',
        pwd: false,
        class12State: state,
      };
      return (await server.call('POST', '/chances', { body })).body.data.lines.length as number;
    };
    expect(await seen('Bihar')).toBe(0);
    await change('goa-cet', { quotas: [{ id: 'State', scope: 'all' }] });
    expect(await seen('Bihar')).toBeGreaterThan(0);
    const { name } = (await listed())[0];
    expect((await change('josaa', { 'name.en': 'JoSAA, renamed' })).status).toBe(200);
    expect((await listed())[0].name).toBe('JoSAA, renamed');
    expect((await listed('hi'))[0].name).not.toBe(name);
    const { rows: kept } = await server.pool.query(`select changes from counsellings where id = 'josaa'`);
    expect(Object.keys(kept[0].changes)).toEqual(['name']);
  });

  it('is told in the audit with who, from what and why', async () => {
    const { entries } = (await server.call('GET', '/desk/audit?limit=50', { token: operator.token })).body.data;
    expect(entries.filter(({ catalog }: { catalog: string }) => catalog === 'counsellings')).toMatchObject([
      { action: 'corrected', itemId: 'josaa', field: 'name', by: 'Meera Iyer', ...why },
      { action: 'corrected', itemId: 'goa-cet', field: 'quotas' },
      { action: 'corrected', itemId: 'goa-cet', field: 'categories' },
      { action: 'added', itemId: 'goa-cet', to: { authority: 'Goa CET' } },
    ]);
  });

  it.each([
    ['the same again', {}, 409, undefined],
    ['a name that ships', { authority: 'JoSAA' }, 409, undefined],
    ['an exam there is none', { authority: 'X', lists: [{ ...goa.lists[0], examId: 'nothing' }] }, 400, 'lists.0.examId'],
    ['an open category that is none of its own', { authority: 'X', open: 'NOBODY' }, 400, 'open'],
    ['no Hindi', { authority: 'X', 'name.hi': undefined }, 400, 'name.hi'],
    ['no name', { authority: undefined }, 400, 'authority'],
    ['a scope there is none', { authority: 'X', quotas: [{ id: 'A', scope: 'friends' }] }, 400, 'quotas.0.scope'],
    ['a field there is none', { authority: 'X', colour: 'red' }, 400, ''],
  ])('is refused with %s', async (_what, more, status, path) => {
    const answer = await add({ ...goa, ...more });
    expect([answer.status, answer.body.errors?.[0].path]).toEqual([status, path]);
  });

  it('is nobody’s but the editors’ to change, and there must be one', async () => {
    const student = await newStudent(server);
    expect((await add(goa, {}, student.token)).status).toBe(403);
    expect((await change('josaa', { open: 'SC' }, student.token)).status).toBe(403);
    expect((await change('nothing', { open: 'SC' })).status).toBe(404);
    expect((await add(goa, { source: '' })).status).toBe(400);
    const unknown = { counselling: 'nobody', list: 'x', value: 1, category: 'OPEN', gender: 'female', pwd: false };
    const answer = await server.call('POST', '/chances', { body: unknown });
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'counselling']);
  });
});
