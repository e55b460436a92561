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
  server = await testApp({
    parts: { catalogFolder: folder },
    catalog: { exams: [sampleExam(), sampleExam({ id: 'goa-cet', name: 'Goa CET' })] },
  });
  editor = await newStudent(server, { role: 'editor', name: 'Meera Iyer' });
  operator = await newStudent(server, { role: 'operator' });
  await loadCutoffs(folder, server.db).done;
});

const why = { reason: 'It began this year', source: 'Gazette, 2026' };
const goa = {
  authority: 'Goa CET',
  name: { en: 'Goa: engineering', hi: 'गोवा: इंजीनियरिंग' },
  about: { en: 'One rank for all.', hi: 'सबके लिए एक रैंक।' },
  lists: [{ id: 'goa-cet', examId: 'goa-cet', unit: 'rank', name: { en: 'Goa rank', hi: 'गोवा रैंक' } }],
  open: 'GEN',
  categories: [{ id: 'GEN' }],
  quotas: [{ id: '', scope: 'all' }],
};
interface Change {
  id: string;
  field: string | null;
  from: unknown;
  to: unknown;
  state: string;
}
const add = (fields: object = goa) => server.call('POST', '/desk/counsellings', { token: editor.token, body: { fields, ...why } });
const change = (id: string, fields: object) =>
  server.call('PUT', `/desk/counsellings/${id}`, { token: editor.token, body: { fields, ...why } });
const changesOf = async (id: string): Promise<Change[]> =>
  (await server.call('GET', `/desk/counsellings/${id}/changes`, { token: editor.token })).body.data.changes;
const takeBack = (id: string, token = editor.token) =>
  server.call('DELETE', `/desk/counsellings/changes/${id}`, { token, body: { reason: 'It was a mistake' } });
const named = async (id: string) => {
  const { counsellings } = (await server.call('GET', '/desk/counsellings', { token: editor.token })).body.data;
  return counsellings.find((each: { id: string }) => each.id === id);
};
const keptOf = async (id: string) => (await server.pool.query('select changes from counsellings where id = $1', [id])).rows[0]?.changes;
const bringIn = () => {
  const row: Record<string, string> = {
    ...{ year: '2026', round: '1', authority: 'Goa CET', institute_name_as_published: 'Institute', programme_as_published: 'Civil' },
    ...{
      degree: 'BE',
      years: '4',
      quota: '',
      category: 'GEN',
      pwd: '0',
      gender: 'neutral',
      closing: '1000',
      unit: 'rank',
      source: 'a notice',
    },
  };
  const text = [columns.join(','), columns.map((column) => row[column] ?? '').join(',')].join('\n');
  return server.call('POST', '/desk/import/cutoffs', { token: operator.token, headers: { 'content-type': 'text/csv' }, body: text });
};

describe('a change of a counselling', () => {
  it('of one that ships is taken back to what stood before it, and at last to what ships', async () => {
    const shipped = await named('josaa');
    await change('josaa', { 'name.en': 'First' });
    await change('josaa', { 'name.en': 'Second' });
    const [second, first] = (await changesOf('josaa')) as [Change, Change];
    expect([second, first]).toMatchObject([
      { field: 'name', from: { en: 'First' }, to: { en: 'Second' }, state: 'active', by: 'Meera Iyer', ...why, closed: null },
      { field: 'name', to: { en: 'First' }, state: 'overtaken', closed: { by: 'Meera Iyer' } },
    ]);
    expect((await takeBack(first.id)).status).toBe(409);
    const { status, body } = await takeBack(second.id);
    expect([status, body.data.counselling.name.en]).toEqual([200, 'First']);
    expect((await changesOf('josaa')).map(({ state }) => state)).toEqual(['taken_back', 'active']);
    expect((await takeBack(second.id)).status).toBe(409);
    expect((await takeBack(first.id)).body.data.counselling.name).toEqual(shipped.name);
    expect([await named('josaa'), await keptOf('josaa')]).toEqual([shipped, {}]);
    const { entries } = (await server.call('GET', '/desk/audit?limit=2', { token: operator.token })).body.data;
    expect(entries).toMatchObject([
      { action: 'taken_back', catalog: 'counsellings', itemId: 'josaa', field: 'name', by: 'Meera Iyer', reason: 'It was a mistake' },
      { action: 'taken_back', from: { en: 'Second' }, to: { en: 'First' } },
    ]);
  });

  it('of one’s own is taken back as well, and the one itself as long as no ranks were brought in', async () => {
    await add();
    await change('goa-cet', { categories: [{ id: 'GEN' }, { id: 'XY' }] });
    const [categories, added] = (await changesOf('goa-cet')) as [Change, Change];
    expect(added).toMatchObject({ field: null, state: 'active', to: { authority: 'Goa CET' } });
    expect((await takeBack(categories.id)).body.data.counselling.categories).toEqual([{ id: 'GEN' }]);
    expect((await takeBack(added.id)).body.data).toEqual({ counselling: null });
    expect([await named('goa-cet'), await keptOf('goa-cet')]).toEqual([undefined, undefined]);
    expect((await add()).status).toBe(201);
    expect((await bringIn()).body.data).toMatchObject({ added: 1, errorCount: 0 });
    const again = (await changesOf('goa-cet')).find(({ state }) => state === 'active');
    expect((await takeBack(again?.id ?? '')).body).toMatchObject({
      message: 'Closing ranks were brought in for it, so it stays',
    });
    expect(await named('goa-cet')).toMatchObject({ authority: 'Goa CET' });
  });

  it('is not taken back where the rest would no longer fit to it', async () => {
    await change('goa-cet', { categories: [{ id: 'GEN' }, { id: 'XY' }] });
    await change('goa-cet', { open: 'XY' });
    const [, categories] = (await changesOf('goa-cet')) as [Change, Change];
    const { status, body } = await takeBack(categories.id);
    expect([status, body.errors[0].path]).toEqual([400, 'open']);
    expect(await named('goa-cet')).toMatchObject({ open: 'XY', categories: [{ id: 'GEN' }, { id: 'XY' }] });
  });

  it('is the editors’ alone to see and to take back, and there must be one', async () => {
    const student = await newStudent(server);
    const [newest] = (await changesOf('goa-cet')) as [Change];
    expect((await takeBack(newest.id, student.token)).status).toBe(403);
    expect((await server.call('GET', '/desk/counsellings/goa-cet/changes', { token: student.token })).status).toBe(403);
    expect((await takeBack('nothing')).status).toBe(404);
    expect((await takeBack('7f1b7a52-9a52-4a63-9c3b-6f2a3a0a1b11')).status).toBe(404);
    expect(await changesOf('nobody')).toEqual([]);
  });

  it('decides which exams lead to closing ranks', async () => {
    expect((await server.call('GET', '/chances/exams')).body.data.exams).toEqual(expect.arrayContaining(['jee-main', 'goa-cet']));
  });
});
