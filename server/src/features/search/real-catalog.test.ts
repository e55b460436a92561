import { streams, fields } from '@disha/contract/taxonomy';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkCatalog } from '../../catalog/check/check.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import { ShippedTranslations } from '../../catalog/translations.ts';
import { readFrom } from '../../testing/read-from.ts';
import { wholeCatalog } from '../../testing/shipped-catalog.ts';
import { shippedFolder as folder } from '../../testing/small-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { twins } from './hindi-types.fixture.ts';
import { askedAfresh } from './asked-afresh.fixture.ts';
import { everydayQuestions } from './everyday-questions.fixture.ts';
import { everyday, inATown, inFeatures, onlyPlaces, plainWords, withPlaces } from './places.fixture.ts';
import { isThere, queries } from './queries.fixture.ts';
import { searches } from './small-towns.fixture.ts';
import { typedQueries } from './students-type.fixture.ts';

describe('the shipped catalog, served', () => {
  let server: TestApp;
  let content: CatalogContent;
  beforeAll(async () => {
    server = await testApp({ parts: { translations: new ShippedTranslations(folder) } });
    content = await wholeCatalog(folder);
    // From the files at once, in the order of the database: on their way through it nothing would change but the time.
    const stop = readFrom(server.shared.catalog, content);
    await server.shared.snapshot.refresh();
    stop();
  }, 120_000);

  const get = async (path: string) => (await server.call('GET', path)).body.data;
  /** As the page shows them: the best group first, its items from the top. */
  const search = async (words: string): Promise<string[]> =>
    (await get(`/search?q=${encodeURIComponent(words)}`)).groups.flatMap((group: { type: string; items: { _id: string }[] }) =>
      group.items.map(({ _id }) => `${group.type}/${_id}`),
    );

  // Here, because reading some seventy thousand rows takes longer than checking them.
  it('keeps what it promises', { timeout: 120_000 }, async () => {
    const { figures, problems } = checkCatalog(content, server.shared.catalogs);
    expect(problems).toEqual([]);
    expect(figures.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('sends the first page of the directory in 12 KB, compressed', async () => {
    const { rawPayload, headers } = await server.app.inject({ url: '/api/colleges', headers: { 'accept-encoding': 'br' } });
    console.log(`first page of colleges: ${(rawPayload.length / 1000).toFixed(1)} KB brotli`);
    expect(headers['content-encoding']).toBe('br');
    expect(rawPayload.length).toBeLessThanOrEqual(12_000);
  });

  it.each([...typedQueries, ...plainWords])('"$typed" shows $wanted among the first three', async ({ typed, wanted }) => {
    const first = (await search(typed)).slice(0, 3);
    expect(
      first.filter((found) =>
        wanted.some((pattern) => (pattern.endsWith('*') ? found.startsWith(pattern.slice(0, -1)) : found === pattern)),
      ),
      first.join(', '),
    ).not.toEqual([]);
  });

  it.each(inFeatures)('among the %s, "%s" shows %s first', async (name, typed, wanted) => {
    const [first] = (await get(`/${name}?limit=3&search=${encodeURIComponent(typed)}`))[name];
    expect(first?._id).toBe(wanted);
  });

  it('a scholarship is not found by a word that is merely like one of its own: "farmer" is no former soldier', async () => {
    const { scholarships } = await get('/scholarships?search=farmer');
    expect(
      scholarships.filter(
        ({ _id }: { _id: string }) => !content.scholarships.some((one) => one.id === _id && /farmer/i.test(JSON.stringify(one))),
      ),
    ).toEqual([]);
  });

  it.each([...searches, ...withPlaces])('of the colleges, "$typed" shows $wanted', async ({ typed, wanted, first = false }) => {
    const { colleges } = await get(`/colleges?limit=3&search=${encodeURIComponent(typed)}`);
    const found = colleges.map(({ _id }: { _id: string }) => _id).slice(0, first ? 1 : 3);
    const isWanted = (id: string) => (wanted.endsWith('*') ? id.startsWith(wanted.slice(0, -1)) : id === wanted);
    expect(found.filter(isWanted), found.join(', ')).not.toEqual([]);
  });

  it.each(inATown)('"%s" shows colleges first, %s among them', async (typed, wanted) => {
    const first = (await search(typed)).slice(0, 3);
    expect(first.every((found) => found.startsWith('colleges/'))).toBe(true);
    expect(
      first.filter((found) => found.startsWith(`colleges/${wanted.replace('*', '')}`)),
      first.join(', '),
    ).not.toEqual([]);
  });

  it.each(onlyPlaces)('"%s" is a place and no course', async (typed) => {
    expect((await search(typed)).filter((found) => !found.startsWith('colleges/'))).toEqual([]);
  });

  it.each(everyday)('"%s" is understood as a place of %s: %s', async (typed, state, district) => {
    const place = `state=${encodeURIComponent(state)}&district=${encodeURIComponent(district)}`;
    const there = await get(`/colleges?${place}&limit=1`);
    const found = await get(`/colleges?${place}&limit=1&search=${encodeURIComponent(typed)}`);
    expect(there.pagination.totalCount).toBeGreaterThan(0);
    // Words find besides what stands in no list, as a research institute.
    expect(found.pagination.totalCount).toBeGreaterThanOrEqual(there.pagination.totalCount);
    const [near] = (await get(`/colleges?limit=1&near=${encodeURIComponent(typed)}`)).colleges;
    expect(near.location).toMatchObject({ state, district });
    const address = `/colleges?limit=1&state=${encodeURIComponent(state)}&district=${encodeURIComponent(typed.toLowerCase())}`;
    expect((await get(address)).pagination.totalCount).toBe(there.pagination.totalCount);
  });

  it.each([
    ['iti patna', 'Patan'],
    ['degree college leh', 'Jalore'],
    ['b tech college in ranchi', 'Jabalpur'],
    ['palghat', 'Bhopal'],
  ])('"%s" is taken for no place of %s', async (typed, other) => {
    const { colleges } = await get(`/colleges?limit=3&search=${encodeURIComponent(typed)}`);
    expect(colleges.map(({ location }: { location: { district: string } }) => location.district)).not.toContain(other);
  });

  it.each(['business karna hai', 'business', 'apna business'])('of the careers, "%s" shows who starts one first', async (typed) => {
    const { careers } = await get(`/careers?search=${encodeURIComponent(typed)}`);
    expect(careers[0]._id).toBe('entrepreneur');
  });

  it('finds no scholarship of former soldiers for a farmer', async () => {
    expect((await search('farmer')).filter((found) => found.startsWith('scholarships/pmss'))).toEqual([]);
  });

  it.each(twins)('"%s" finds what "%s" finds, among the first three', async (typed, english) => {
    const [meant] = await search(english);
    expect(meant).toBeDefined();
    const [group = ''] = (meant ?? '').split('/');
    const ofGroup = (await search(typed)).filter((found) => found.startsWith(`${group}/`));
    expect(ofGroup.slice(0, 3), `${english}: ${meant ?? ''}`).toContain(meant);
  });

  it.each([
    ['fashion design', 'bdes-fashion-design'],
    ['fashion designing', 'bdes-fashion-design'],
    ['B.El.Ed', 'itep-integrated-bed'],
  ])('"%s" leads to the course %s', async (typed, course) => {
    const { readings, notUnderstood } = await get(`/search?q=${encodeURIComponent(typed)}`);
    expect(readings[0]).toMatchObject({ kind: 'course', href: `/courses/${course}` });
    expect(notUnderstood).toEqual([]);
  });

  it.each([
    ['bca blorptown', ['blorptown']],
    ['bca nagpur blorptown', ['blorptown']],
    ['mba qwerty', ['qwerty']],
    ['nsp registration', []],
  ])('what "%s" was not understood by is named, and each reading says what it understood', async (typed, words) => {
    const { readings, notUnderstood } = await get(`/search?q=${encodeURIComponent(typed)}`);
    expect(notUnderstood).toEqual(words);
    expect(readings.filter(({ understood }: { understood: unknown[] }) => understood.length === 0)).toEqual([]);
    expect(readings.length).toBeGreaterThan(0);
  });

  it.each([
    ['Ganga Degree College Dhabi Gujran Patiala', 'ganga-degree-college-c-59874', ['dhabi', 'gujran']],
    ['Baba Saheb Ambedkar Degree College Khajuripada', 'baba-saheb-ambedkar-degree-college-c-65197', ['khajuripada']],
    ['Sri Venkateshwaraa College of Para Medical Sciences Pondicherry', 'sri-venkateshwaraa-college-of-para-medical-sciences-c-6578', []],
    ['Amar Singh College Srinagar', 'as-college-srinagar-c-21419', []],
  ])('"%s" is found as it is registered, and the words we do not have are named', async (typed, id, words) => {
    const { readings, groups, notUnderstood } = await get(`/search?q=${encodeURIComponent(typed)}`);
    const found = groups.flatMap(({ items }: { items: { _id: string }[] }) => items.map(({ _id }) => _id));
    expect([readings[0]?.href, ...found]).toContain(readings.length > 0 ? `/colleges/${id}` : id);
    expect(notUnderstood).toEqual(words);
  });

  /** The first reading, or the first hit where nothing is to be read. */
  const firstPlace = async (typed: string): Promise<string> => {
    const { readings, groups } = await get(`/search?q=${encodeURIComponent(typed)}`);
    const [best] = groups;
    return readings[0]?.href ?? (best ? `/${best.type}/${best.items[0]._id}` : '');
  };

  it('leads to the right place first, but for ten of its queries', { timeout: 60_000 }, async () => {
    const misses: string[] = [];
    for (const [typed, ...wanted] of queries) {
      const place = await firstPlace(typed);
      if (!wanted.some((each) => isThere(place, each))) misses.push(`${typed}: ${decodeURIComponent(place)}, not ${wanted.join(' or ')}`);
    }
    console.log(`${queries.length - misses.length} of ${queries.length} queries lead to the right place first\n${misses.join('\n')}`);
    expect(queries.length).toBeGreaterThanOrEqual(175);
    expect(misses.length).toBeLessThanOrEqual(10);
  });

  it.each([
    ['everyday questions', everydayQuestions, 2],
    ['questions written after it stood', askedAfresh, 3],
  ])('answers %s with their guide, but for a few', { timeout: 60_000 }, async (_, questions, most) => {
    const misses: string[] = [];
    for (const [typed, ...wanted] of questions) {
      const place = await firstPlace(typed);
      if (!wanted.includes(place.replace('/guides/', '')))
        misses.push(`${typed}: ${decodeURIComponent(place)}, not ${wanted.join(' or ')}`);
    }
    console.log(`${questions.length - misses.length} of ${questions.length} questions find their guide\n${misses.join('\n')}`);
    expect(questions.length).toBeGreaterThanOrEqual(50);
    expect(misses.length).toBeLessThanOrEqual(most);
  });

  it.each(['aibe', 'jtet', 'jtet form date', 'mason', 'mason kaise bane'])('has nothing called "%s", and says so', async (typed) => {
    const { readings, unknownName, groups } = await get(`/search?q=${encodeURIComponent(typed)}`);
    expect({ readings, unknownName }).toEqual({ readings: [], unknownName: typed.split(' ')[0] });
    expect(groups.map(({ type }: { type: string }) => type).filter((type: string) => type !== 'colleges')).toEqual([]);
  });

  it.each(['neeet', 'plumbr', 'jadavpur', 'gate', 'vit'])('says of "%s" not that nothing is called so', async (typed) => {
    expect((await get(`/search?q=${encodeURIComponent(typed)}`)).unknownName).toBeUndefined();
  });

  it('among the careers, every school teacher is before the dancer for "teacher"', async () => {
    const { careers } = await get('/careers?search=teacher');
    const ids = careers.map(({ _id }: { _id: string }) => _id);
    expect(ids).toContain('dancer-choreographer');
    for (const id of ['primary-teacher', 'secondary-teacher', 'senior-secondary-teacher'])
      expect(ids.indexOf(id), id).toBeLessThan(ids.indexOf('dancer-choreographer'));
  });

  it('names at least sixty searches in Hindi', () => {
    expect(twins.length).toBeGreaterThanOrEqual(60);
  });

  it('names at least forty things students type', () => {
    expect(typedQueries.length).toBeGreaterThanOrEqual(40);
  });

  it('lists as many as the search says', async () => {
    for (const words of ['engineering', 'nurse', 'delhi univercity', 'law after 12th']) {
      const { groups } = await get(`/search?q=${encodeURIComponent(words)}`);
      for (const { type, total } of groups) {
        const list = await get(`/${type}?search=${encodeURIComponent(words)}`);
        expect(list.totalCourses ?? list.pagination.totalCount, `${type} for ${words}`).toBe(total);
      }
    }
  });

  it('is empty for no stream and no field', async () => {
    for (const stream of streams) {
      expect((await get(`/courses?stream=${stream}`)).totalCourses).toBeGreaterThan(0);
      expect((await get(`/exams?stream=${stream}`)).pagination.totalCount).toBeGreaterThan(0);
    }
    for (const field of fields) {
      const { courses } = await get(`/courses/field/${field}`);
      expect(courses.length, field).toBeGreaterThanOrEqual(4);
      expect(
        courses.some(({ collegeCount }: { collegeCount: number }) => collegeCount > 0),
        field,
      ).toBe(true);
    }
  });

  it('counts for a course as many colleges as its link lists', async () => {
    const { courses } = await get('/courses');
    for (const { _id, collegeCount } of courses.slice(0, 20))
      expect((await get(`/colleges?course=${_id}&limit=1`)).pagination.totalCount).toBe(collegeCount);
  });
});
