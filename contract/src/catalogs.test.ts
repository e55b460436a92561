import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { apiOf, type Api } from './api.ts';
import { bookmarkBodyOf, bookmarksOf, type Bookmarks } from './bookmarks/bookmarks.ts';
import { describeCatalog, endpointsOf, reservedIds } from './catalog/catalog.descriptor.ts';
import { catalogs, type CatalogName } from './catalogs.ts';
import { collegeListQuery, type BookmarkedCollege } from './colleges/colleges.ts';
import { courseListQuery } from './courses/courses.ts';
import { endpoints } from './http/endpoint.ts';
import { examListQuery, examUpdate, examWrite } from './exams/exams.ts';
import { zodErrorMap } from './http/own-words.ts';
import { sayInWords } from './words.ts';
import { texts } from './words/en/validation.ts';
import { searchGroupOf, type SearchGroup } from './search/search.ts';

const hobby = z.object({ _id: z.string(), title: z.string() });
const hobbies = describeCatalog({
  name: 'hobbies',
  item: 'hobby',
  document: z.object({ id: z.string(), asOf: z.string() }),
  translated: {},
  card: hobby,
  detail: hobby.extend({ about: z.string() }),
  listQuery: z.object({}),
  bookmark: hobby,
  found: hobby.pick({ _id: true }),
  endpoints: endpoints({
    'GET /hobbies': { summary: 'Hobbies', access: 'anyone', data: z.object({ hobbies: z.array(hobby) }) },
    'GET /hobbies/near/:town': { summary: 'Near', access: 'anyone', data: z.object({}) },
    'GET /hobbies/:id': { summary: 'One hobby', access: 'anyone', data: z.object({ hobby }) },
  }),
});
const more = [...catalogs, hobbies] as const;

describe('a catalog that is added to the list', () => {
  it('can be bookmarked', () => {
    const chess = { _id: 'chess', title: 'Chess' };
    const parsed = bookmarksOf(more).parse({
      ...Object.fromEntries(catalogs.map(({ name }) => [name, []])),
      hobbies: [{ ...chess, secret: 1 }, 'gone'],
    });
    expect(parsed.hobbies).toEqual([chess, 'gone']);
    expectTypeOf(parsed.hobbies).toEqualTypeOf<(z.infer<typeof hobby> | string)[]>();
    expect(bookmarkBodyOf(more).safeParse({ type: 'hobbies', itemId: 'chess' }).success).toBe(true);
    const refused = bookmarkBodyOf(more).safeParse({ type: 'teachers', itemId: 'chess' });
    expect(sayInWords(refused.error?.issues[0]?.message ?? '', texts)).toBe(
      `type must be one of: ${more.map(({ name }) => name).join(', ')}`,
    );
  });

  it('is a group of the search', () => {
    const group = searchGroupOf(more).parse({ type: 'hobbies', total: 3, items: [{ _id: 'chess', title: 'Chess' }] });
    expect(group).toEqual({ type: 'hobbies', total: 3, items: [{ _id: 'chess' }] });
    expect(searchGroupOf(catalogs).safeParse(group).success).toBe(false);
  });

  it('is in the table of endpoints', () => {
    expect(Object.keys(apiOf(more))).toEqual(expect.arrayContaining(['GET /hobbies', 'GET /exams/:id', 'GET /settings']));
    expectTypeOf(apiOf(more)['GET /hobbies'].access).toEqualTypeOf<'anyone'>();
  });

  it('has reserved what its own endpoints occupy', () => {
    expect([...reservedIds(hobbies)]).toEqual(['near']);
  });
});

describe('the catalogs there are', () => {
  it('keep their exact types', () => {
    expectTypeOf<CatalogName>().extract<'courses' | 'guides' | 'nowhere'>().toEqualTypeOf<'courses' | 'guides'>();
    expectTypeOf<Bookmarks['colleges']>().toEqualTypeOf<(BookmarkedCollege | string)[]>();
    expectTypeOf<SearchGroup['type']>().toEqualTypeOf<CatalogName>();
    expectTypeOf<keyof Api>().extract<'GET /colleges/stats' | 'GET /nowhere'>().toEqualTypeOf<'GET /colleges/stats'>();
    expectTypeOf(endpointsOf(catalogs)['POST /exams'].access).toEqualTypeOf<'editor'>();
  });

  it.each(catalogs)('$name has a list and a detail under its own keys', ({ name, item, endpoints: table }) => {
    const shapeOf = (endpoint: string) => (table as Record<string, { data: z.ZodObject }>)[endpoint]?.data.shape ?? {};
    expect(Object.keys(shapeOf(`GET /${name}`))).toContain(name);
    expect(Object.keys(shapeOf(`GET /${name}/:id`))).toEqual([item]);
  });
});

describe("a list's query", () => {
  it.each([
    [courseListQuery, ['search', 'stream', 'field', 'level']],
    [collegeListQuery, ['search', 'type', 'state', 'city', 'course', 'sortBy', 'sortOrder', 'page', 'limit']],
    [examListQuery, ['search', 'stream', 'sortBy', 'sortOrder', 'page', 'limit']],
  ])('takes an empty parameter as one that is not there', (schema, names) => {
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    const meant = (query: object) => Object.fromEntries(Object.entries(schema.parse(query)).filter(([, value]) => value !== undefined));
    expect(meant(empty)).toEqual(meant({}));
  });

  it('still refuses what it does not know', () => {
    for (const query of [{ state: ' ' }, { type: 'magic' }, { sortBy: 'password' }, { sortOrder: 'up' }, { page: '0' }, { limit: '10001' }])
      expect(collegeListQuery.safeParse(query).success).toBe(false);
  });
});

describe('an exam that is written', () => {
  const good = {
    name: 'A test',
    shortName: 'AT',
    description: 'd',
    conductingBody: 'b',
    level: 'state',
    entry: 'after 12',
    streams: ['arts'],
    fields: ['psychology'],
    examMonth: 'May',
    examMonths: ['May'],
    eligibility: 'e',
    syllabus: ['s'],
    officialLink: 'https://example.org',
    verification: 'A',
    sources: ['s'],
    asOf: '2026-11',
  };
  const complaints = (body: object, schema: z.ZodType = examWrite) =>
    schema
      .safeParse(body, { error: zodErrorMap })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${sayInWords(message, texts)}`);

  it('names itself by id or _id', () => {
    expect(examWrite.parse({ ...good, _id: 'a-test' })).toEqual({ ...good, id: 'a-test' });
    expect(examWrite.parse({ ...good, id: 'a-test', _id: 'a-test' })).toEqual({ ...good, id: 'a-test' });
    expect(complaints({ ...good, id: 'a-test', _id: 'another' })).toEqual(['_id: id and _id must be the same']);
    expect(complaints(good)).toEqual(['id: id is required']);
  });

  it.each(['filters', 'stats'])('cannot be called %s', (id) => {
    expect(complaints({ ...good, id })).toEqual([`id: The id ${id} is taken by an address of our own`]);
    expect(complaints({ ...good, _id: id })).toEqual([`_id: The id ${id} is taken by an address of our own`]);
  });

  it('is refused in our own words', () => {
    const { name: _, ...nameless } = good;
    expect(
      complaints({ ...nameless, id: 'x', level: 'village', syllabus: [], streams: 'arts', officialLink: 'here', asOf: 'now' }),
    ).toEqual([
      'name: name is required',
      'level: level must be one of: national, state, university',
      'streams: streams must be a list',
      'syllabus: syllabus must list at least 1',
      'officialLink: officialLink must be a web address (https://...)',
      'asOf: asOf is not in the right form',
    ]);
    expect(complaints({ syllabus: ['a', 7], name: 'x'.repeat(161) }, examUpdate)).toEqual([
      'name: name cannot exceed 160 characters',
      'syllabus.1: syllabus.1 must be a text',
    ]);
    expect(complaints({ ...good, id: 'Not An Id' })).toEqual(['id: An id may hold small letters, digits and single hyphens only']);
  });
});
