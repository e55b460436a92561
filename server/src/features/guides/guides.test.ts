import { states } from '@disha/contract/taxonomy';
import { beforeAll, describe, expect, it } from 'vitest';
import { newStudent, type TestStudent } from '../../testing/new-student.ts';
import { sampleExam, sampleGuide } from '../../testing/sample-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const unsure = 'The office closes at noon.';
const portal = { name: 'e-District', link: 'https://edistrict.example.in', certainty: 'C' as const, source: 'Test register 2026' };
const lost = sampleGuide({
  portals: {
    ...Object.fromEntries(states.map((state) => [state, { state, ...portal }])),
    Bihar: { state: 'Bihar', ...portal, name: 'RTPS', certainty: 'B', days: '10-21', daysFor: 'lost-paper' },
  },
  toConfirm: { 4: { number: '4', text: unsure, certainty: 'C' } },
  related: [
    { type: 'exams', id: 'jee-main' },
    { type: 'guides', id: 'loan' },
  ],
});
const loan = sampleGuide({
  id: 'loan',
  name: 'How does a loan work?',
  topic: 'money',
  otherNames: ['padhai ka karz'],
  goodUntil: '2026-10-31',
});
const other = sampleGuide({ id: 'other', name: 'Another paper', portalsOf: 'lost-paper', certainty: 'B' });

let server: TestApp;
let editor: TestStudent;
beforeAll(async () => {
  server = await testApp({
    catalog: { guides: [lost, loan, other], exams: [sampleExam()] },
    parts: { now: () => new Date('2026-11-17T12:00:00Z') },
  });
  editor = await newStudent(server, { role: 'editor', name: 'Meera Iyer' });
});

const get = async (path: string) => (await server.call('GET', path)).body;
const ids = async (query: string) => (await get(`/guides${query}`)).data.guides.map(({ _id }: { _id: string }) => _id);

describe('the list of guides', () => {
  it('is by topic and name, page by page, and narrowed to a topic', async () => {
    expect(await ids('')).toEqual(['other', 'lost-paper', 'loan']);
    expect(await ids('?topic=money')).toEqual(['loan']);
    expect(await ids('?topic=abroad')).toEqual([]);
    expect((await get('/guides?limit=2&page=2')).data).toMatchObject({
      guides: [{ _id: 'loan', topic: 'money' }],
      pagination: { currentPage: 2, totalCount: 3, hasNextPage: false },
    });
  });

  it('has those with a place first among those of their topic', async () => {
    const of = (id: string, name: string, place?: number) =>
      sampleGuide({ id, name, topic: 'second_chances', ...(place !== undefined && { place }) });
    const guides = [of('a', 'A'), of('z', 'Z', 1), of('y', 'Y', 2), of('b', 'B')];
    const placed = await testApp({ catalog: { guides } });
    const { data } = (await placed.call('GET', '/guides')).body;
    expect(data.guides.map(({ _id }: { _id: string }) => _id)).toEqual(['z', 'y', 'a', 'b']);
  });

  it('is searched by what people type, here and in the search over everything', async () => {
    expect(await ids('?search=padhai ka karz')).toEqual(['loan']);
    const { groups } = (await get('/search?q=padhai ka karz')).data;
    expect(groups).toEqual([{ type: 'guides', total: 1, items: [{ _id: 'loan', name: 'How does a loan work?', topic: 'money' }] }]);
  });

  it.each([
    ['topic=luck', 'topic'],
    ['limit=0', 'limit'],
    ['page=x', 'page'],
  ])('refuses %s and names the parameter', async (query, name) => {
    const { status, body } = await server.call('GET', `/guides?${query}`);
    expect([status, body.errors.map(({ path }: { path: string }) => path)]).toEqual([400, [name]]);
  });

  it('says what it can be narrowed to', async () => {
    expect((await get('/guides/filters')).data.topics).toEqual([
      { value: 'papers', count: 2 },
      { value: 'money', count: 1 },
    ]);
  });
});

describe('one guide', () => {
  it('says its sections, what goes with it, and where that is from; what nobody has confirmed is not shown', async () => {
    const { guide } = (await get('/guides/lost-paper')).data;
    expect(guide).toMatchObject({
      _id: 'lost-paper',
      topic: 'papers',
      sections: [{ title: 'Where to go', text: 'Ask at the school. It has a copy.', items: ['Bring a photo'] }],
      related: [
        { type: 'exams', id: 'jee-main', name: 'JEE Main' },
        { type: 'guides', id: 'loan', name: 'How does a loan work?' },
      ],
      certainty: 'A',
      asOf: '2026-11',
    });
    expect(JSON.stringify(guide)).not.toContain(unsure);
  });

  it('has the page of every state, its own or those of the guide it names, and a time for its own paper alone', async () => {
    const { portals } = (await get('/guides/lost-paper')).data.guide;
    expect(portals.map(({ state }: { state: string }) => state)).toEqual([...states].toSorted());
    expect(portals).toContainEqual({ state: 'Bihar', name: 'RTPS', link: portal.link, days: '10-21', certainty: 'B' });
    const borrowed = (await get('/guides/other')).data.guide.portals;
    expect(borrowed).toHaveLength(states.length);
    expect(borrowed).toContainEqual({ state: 'Bihar', name: 'RTPS', link: portal.link, certainty: 'B' });
    expect((await get('/guides/loan')).data.guide.portals).toBeUndefined();
  });

  it('that is not there is not found, in both languages', async () => {
    expect(await get('/guides/none')).toMatchObject({ success: false, message: 'Guide not found' });
    expect((await get('/guides/none?lang=hi')).message).toBe('गाइड नहीं मिली');
  });

  it('is bookmarked', async () => {
    const { token } = await newStudent(server);
    expect((await server.call('POST', '/bookmarks/add', { token, body: { type: 'guides', itemId: 'loan' } })).status).toBeLessThan(300);
    const { bookmarks } = (await server.call('GET', '/bookmarks', { token })).body.data;
    expect(bookmarks.guides).toMatchObject([{ _id: 'loan', topic: 'money' }]);
  });
});

describe('at the desk', () => {
  const due = async () =>
    (await server.call('GET', '/desk/due?catalog=guides', { token: editor.token })).body.data.due.map(
      ({ itemId, field }: { itemId: string; field: string }) => `${itemId} ${field}`,
    );

  it('what is to confirm waits there with portals nobody has opened; once confirmed, its page says it', async () => {
    const waiting = await due();
    expect(waiting).toEqual(expect.arrayContaining(['lost-paper toConfirm.4', 'lost-paper portals.Kerala', 'loan goodUntil']));
    expect(waiting).not.toContain('lost-paper portals.Bihar');
    const confirmed = await server.call('POST', '/desk/due/confirm', {
      token: editor.token,
      body: { catalog: 'guides', id: 'lost-paper', field: 'toConfirm.4', reason: 'Asked there', source: 'https://example.in/' },
    });
    expect(confirmed.status, JSON.stringify(confirmed.body)).toBeLessThan(300);
    expect((await get('/guides/lost-paper')).data.guide.sections[0].items).toEqual(['Bring a photo', unsure]);
    expect(await due()).not.toContain('lost-paper toConfirm.4');
  });

  it('what is of one year is good for another when somebody has looked', async () => {
    const body = { catalog: 'guides', id: 'loan', field: 'goodUntil', reason: 'The same', source: 'https://example.in/' };
    expect((await server.call('POST', '/desk/due/confirm', { token: editor.token, body })).status).toBeLessThan(300);
    expect(await due()).not.toContain('loan goodUntil');
  });
});
