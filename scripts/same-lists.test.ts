/** The same question to a list, put to the server and to the browser's own narrowing: the same items in the same order. */
import type { CollegeCard } from '@disha/contract/colleges.card';
import { purposes } from '@disha/contract/exams.words';
import { dataCoverages } from '@disha/contract/colleges.words';
import { collegeList } from '@disha/contract/colleges.list';
import type { CourseCard } from '@disha/contract/courses';
import { searchableCourse } from '@disha/contract/courses.list';
import type { ExamCard } from '@disha/contract/exams.card';
import { searchableExam } from '@disha/contract/exams.list';
import { arrange, longestLocalSearch, sortsOf } from '@disha/contract/list';
import { collegeTypes, courseLevels, entries, fields, months, states, streams } from '@disha/contract/taxonomy';
import { Searcher } from '@disha/search/searcher';
import { beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../server/src/app.ts';
import { openPool } from '../server/src/db/connect.ts';
import { readEnv } from '../server/src/env.ts';
import { fc } from '../server/src/testing/property.ts';
import { readFrom } from '../server/src/testing/read-from.ts';
import { shippedCatalog } from '../server/src/testing/shipped-catalog.ts';
import { coursesFor } from '../web/src/features/courses/course-list.ts';
import { examsFor } from '../web/src/features/exams/exam-list.ts';

let get: (path: string, query: Record<string, string>) => Promise<{ _id: string }[]>;

const patience = 60_000;

beforeAll(async () => {
  const env = readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' });
  // Lists are answered from memory: there is no database here at all, and no request connects to one.
  const { db } = openPool({ host: '127.0.0.1', port: 1 });
  const { app, shared } = await buildApp({ db, env, now: () => new Date(), webFolder: null, tooBusyMs: 0 });
  const whole = await shippedCatalog();
  // Every tenth college of every state asks the same of the list, and takes a tenth of the time.
  const shipped = { ...whole, colleges: whole.colleges.filter((_, index) => index % 10 === 0) };
  readFrom(shared.catalog, shipped);
  // Nor has the desk changed anything that is read beside them.
  vi.spyOn(shared.snapshot.beside, 'read').mockResolvedValue(undefined);
  await shared.snapshot.refresh();
  get = async (name, query) => {
    const { statusCode, body } = await app.inject({ url: `/api/${name}`, query });
    expect(statusCode, body.slice(0, 200)).toBe(200);
    return (JSON.parse(body) as { data: Record<string, { _id: string }[]> }).data[name]!;
  };
}, patience);

const words = fc.constantFrom(
  '',
  '',
  '  ',
  '%',
  'engineering',
  'law',
  'medical college',
  'iit',
  'manipl',
  'design entrance',
  'delhi',
  'zzzz',
);
const one = (values: readonly string[]) => fc.constantFrom('', ...values);
const ids = (cards: readonly { _id: string }[]) => cards.map(({ _id }) => _id);
const runs = { numRuns: 100 };

it('courses', { timeout: patience }, async () => {
  const all = (await get('courses', {})) as CourseCard[];
  expect(all.length).toBeLessThanOrEqual(longestLocalSearch);
  const searcher = new Searcher(all, searchableCourse);
  const asked = fc.record({ search: words, stream: one(streams), field: one(fields), entry: one(entries), level: one(courseLevels) });
  await fc.assert(
    fc.asyncProperty(asked, async (wishes) => {
      const { courses } = coursesFor(searcher.select(wishes.search), wishes);
      expect(ids(courses)).toEqual(ids(await get('courses', wishes)));
    }),
    runs,
  );
});

it('colleges, which the server alone narrows, from its facet indexes', { timeout: patience }, async () => {
  const all = (await get('colleges', { limit: '10000', sortBy: 'name', sortOrder: 'asc' })) as CollegeCard[];
  const asked = fc.record({
    state: one(states.slice(0, 12)),
    type: one(collegeTypes),
    kinds: one(['engineering', 'nursing', 'law,management']),
    layer: one(dataCoverages),
    sortBy: one(sortsOf(collegeList)),
    sortOrder: one(['asc', 'desc']),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ sortOrder, ...rest }) => {
      const order = sortOrder === 'desc' ? { sortOrder: 'desc' as const } : {};
      const wanted = arrange(collegeList, { ...rest, ...order }, { found: all, all });
      expect(ids(await get('colleges', { ...rest, sortOrder, limit: '10000' }))).toEqual(ids(wanted));
    }),
    runs,
  );
});

it('exams', { timeout: patience }, async () => {
  const all = (await get('exams', {})) as ExamCard[];
  expect(all.length).toBeLessThanOrEqual(longestLocalSearch);
  const searcher = new Searcher(all, searchableExam);
  const asked = fc.record({
    search: words,
    stream: one(streams),
    entry: one(entries),
    month: one(months),
    purpose: one(purposes),
    state: one(states),
    sort: one(['name', 'streams']),
  });
  await fc.assert(
    fc.asyncProperty(asked, async (wishes) => {
      const { exams } = examsFor(searcher.select(wishes.search), wishes);
      const { sort, ...rest } = wishes;
      expect(ids(exams)).toEqual(ids(await get('exams', { ...rest, sortBy: sort })));
    }),
    runs,
  );
});
