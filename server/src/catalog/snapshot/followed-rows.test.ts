/** Views that have followed hundreds of changes, row by row, say what a process says that has just read everything. */
import { beforeAll, expect, it } from 'vitest';
import { viewColleges } from '../../features/colleges/colleges.view.ts';
import { catalogsWith } from '../../testing/sample-catalog.ts';
import { shippedCatalog } from '../../testing/shipped-catalog.ts';
import { shippedFolder } from '../../testing/small-catalog.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import type { CatalogContent, CatalogKind } from '../documents.ts';
import { ShippedTranslations } from '../translations.ts';

const by = { who: 'asha', why: 'A trial', source: 'this test' };
const translations = new ShippedTranslations(shippedFolder);
const rounds = 2;
const changesARound = 250;

let server: TestApp;
let content: CatalogContent;

/** Every so many of a catalog, so that they are of every kind. */
const some = <Doc>(docs: readonly Doc[], count: number) => docs.filter((_, index) => index % Math.ceil(docs.length / count) === 0);

beforeAll(async () => {
  const all = await shippedCatalog();
  const courses = some(all.courses, 25);
  const named = new Set(courses.flatMap(({ topColleges }) => topColleges));
  content = catalogsWith({
    courses,
    exams: some(all.exams, 20),
    careers: some(all.careers, 25),
    scholarships: some(all.scholarships, 15),
    colleges: all.colleges.filter(({ id }, index) => index % 60 === 0 || named.has(id)),
    guides: some(all.guides, 15),
  });
  server = await testApp({ catalog: content, parts: { translations } });
}, 120_000);

/** Always the same numbers. */
let state = 20_261_117;
function below(count: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * count);
}
const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;

/** What another item of the catalog says there, or words made up here. */
const fields: Partial<Record<CatalogKind, readonly string[]>> = {
  colleges: [
    'name',
    'shortName',
    'aliases',
    'city',
    'district',
    'state',
    'type',
    'kinds',
    'courses',
    'nirf',
    'formerNames',
    'usual',
    'openTo',
    // Told on its own page alone.
    ...['kind', 'address', 'pincode', 'website', 'established', 'affiliation', 'management', 'openToSource', 'asOf'],
  ],
  courses: ['name', 'shortName', 'field', 'level', 'topColleges', 'description', 'eligibility', 'careerOptions', 'sources'],
  exams: ['name', 'shortName', 'streams', 'note', 'examMonths', 'fields'],
  careers: ['name', 'otherNames', 'courses', 'related', 'summary', 'fields', 'routes'],
  scholarships: ['name', 'otherNames', 'states', 'stages', 'provider'],
  guides: ['name', 'otherNames', 'summary', 'topic', 'sections'],
};
const kinds = Object.keys(fields) as CatalogKind[];
const words = ['Aaryan', 'Zila', 'जयपुर', 'Sanskriti', 'Q', 'Government', 'B.Tech'];

const made: string[] = [];
let added = 0;

async function change(): Promise<void> {
  const { corrections, catalog } = server.shared;
  const what = below(20);
  if (what < 5 && made.length > 0) return void (await corrections.takeBack(oneOf(made), by));
  if (what === 5) {
    const college = { ...oneOf(content.colleges), id: `added-${(added += 1)}`, name: `${oneOf(words)} College ${below(9)}` };
    return void (await (below(2) === 0 ? corrections.add('colleges', college, by) : catalog.put('colleges', [college], by)));
  }
  if (what === 6) {
    const rows = [1, 2, 3].map(() => ({ id: oneOf(content.colleges).id, city: `${oneOf(words)} Nagar` }));
    return catalog.put('colleges', rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index) as never, by);
  }
  const kind = below(2) === 0 ? 'colleges' : oneOf(kinds);
  const { id } = oneOf<{ id: string }>(content[kind]);
  if (what === 7) return void (await corrections.remove(kind, id, by));
  const field = oneOf(fields[kind] ?? []);
  const other = oneOf<unknown>(content[kind] as readonly unknown[]) as Record<string, unknown>;
  const to = field === 'name' && below(2) === 0 ? `${oneOf(words)} ${oneOf(words)} ${below(50)}` : (other[field] ?? null);
  const path = field === 'eligibility' ? 'eligibility.entranceExams' : field;
  const value = field === 'eligibility' ? (other['eligibility'] as { entranceExams: unknown }).entranceExams : to;
  made.push(...((await corrections.correct(kind, id, () => [{ field: path, to: value }], by)) ?? []));
}

const searches = ['college', 'govt', 'iit bombay', 'jaipur', 'engineer', 'b tech', 'नर्स', 'scholarship', 'zila', 'mumbai law', 'aaryn'];
const addresses = () => [
  ...['', '?limit=500', '?state=Maharashtra', '?type=government&sortBy=name', '?sortBy=name&sortOrder=desc', '?near=Pune'].map(
    (query) => `/colleges${query}`,
  ),
  ...['/filters', '/filters?state=Bihar', '/stats'].map((more) => `/colleges${more}`),
  ...content.courses.slice(0, 8).flatMap(({ id, field }) => [`/colleges?course=${id}&field=${field}`, `/colleges?course=${id}&basis=any`]),
  ...[
    '/courses?limit=100',
    '/careers?limit=100',
    '/exams?limit=100',
    '/scholarships?limit=100',
    '/guides?limit=100',
    '/exams/stats',
    '/careers/filters',
  ],
  ...searches.flatMap((said) => [`/search?q=${encodeURIComponent(said)}`, `/colleges?search=${encodeURIComponent(said)}`]),
  ...kinds.flatMap((kind) => some<{ id: string }>(content[kind], 12).map(({ id }) => `/${kind}/${id}`)),
];

const bytesAt = async ({ app }: TestApp) => {
  const seen: Record<string, string> = {};
  for (const path of addresses())
    for (const language of ['en', 'hi']) {
      const { statusCode, body } = await app.inject({ url: `/api${path}`, headers: { 'accept-language': language } });
      seen[`${language} ${path}`] = `${statusCode} ${statusCode === 404 ? '' : body}`;
    }
  return seen;
};

it('after 500 corrections, removals, additions, imports and take-backs, byte for byte', async () => {
  const seen: Record<string, string>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Lists follow with each change in one round, and later than the pages of colleges in the other.
    server.shared.snapshot.lists.longestMs = round * 60_000;
    for (let count = 0; count < changesARound; count += 1) {
      await change();
      // Some are followed one by one, some together.
      if (below(3) > 0) await (below(2) === 0 ? server.shared.snapshot.settled() : server.shared.snapshot.followed());
    }
    await server.shared.snapshot.settled();
    const fresh = await testApp({ database: server, parts: { translations } });
    const [followed, anew] = [await bytesAt(server), await bytesAt(fresh)];
    expect(Object.keys(followed).filter((path) => followed[path] !== anew[path])).toEqual([]);
    expect(followed).toEqual(anew);
    const [updated, made] = [server, fresh].map(({ shared }) => shared.snapshot.view(viewColleges));
    expect(updated?.kept?.()).toEqual(made?.kept?.());
    expect(updated?.places).toEqual(made?.places);
    for (const kind of kinds) expect(asRead(server.shared.snapshot.items(kind)), kind).toEqual(asRead(fresh.shared.snapshot.items(kind)));
    seen.push(followed);
  }
  // They were changes.
  expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(rounds);
}, 120_000);

/** A packed document has no fields of its own. */
const asRead = (docs: readonly object[]) =>
  docs.map((document) => {
    const { row: _, ...fields } = Object.fromEntries(everyField.map((key) => [key, (document as Record<string, unknown>)[key]]));
    return fields;
  });
const everyField: readonly string[] = [...new Set(Object.values(fields).flat()), 'id', 'asOf'];
