/** The directory with some of its colleges changed: their cards, the order, the index and the facet indexes, and nothing of the others. */
import { isDeepStrictEqual } from 'node:util';
import { compareNames } from '@disha/contract/by-name';
import { collegeDocument, type CollegeDocument } from '@disha/contract/colleges.files';
import type { CourseFile } from '@disha/contract/courses.files';
import { movedList, type Moves } from '@disha/search/moves';
import { firstWhere } from '@disha/search/first-where';
import type { Searcher } from '@disha/search/searcher';
import { ById } from '../../catalog/snapshot/by-id.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { KindTeaching } from '@disha/contract/kind-teaching';
import type { Scheduler } from '../../catalog/scheduler.ts';
import type { RowChange, RowChanges } from '../../catalog/snapshot/rows.ts';
import type { CardMaker, ShownCollege } from './college-cards.ts';
import { degreeOf } from './degrees.ts';
import { facetIndexesOf, type FacetIndexes } from './facet-indexes.ts';

export interface CollegesInOrder {
  colleges: readonly CollegeDocument[];
  documents: ById<CollegeDocument>;
  courses: ReadonlyMap<string, CourseFile>;
  /** What is usual for colleges of a kind; more profiles are met as they come, none is forgotten. */
  teaching: KindTeaching;
  cardMaker: CardMaker;
  /** By name, and by id where names are the same. */
  cards: readonly ShownCollege[];
  search: Searcher<ShownCollege>;
  facetIndexes: FacetIndexes;
  /** Colleges whose pages are told anew already, and cards, facet indexes and index not yet: as they are there, and as they are. */
  lagging: Lagging;
}

type CollegeChange = RowChange<CollegeDocument>;

interface Lagging {
  colleges: ReadonlyMap<string, CollegeChange>;
  /** What pages say of these is told already, too. */
  courses: ReadonlyMap<string, RowChange<CourseFile>>;
}
export const noneLag: Lagging = { colleges: new Map(), courses: new Map() };

type Ordered = Pick<ShownCollege, '_id' | 'name'>;
const byNameAndId = (a: Ordered, b: Ordered) => compareNames(a, b) || (a._id < b._id ? -1 : a._id > b._id ? 1 : 0);
const cardOrder = ({ id, name }: CollegeDocument): Ordered => ({ _id: id, name });

const wouldStand = (cards: readonly Ordered[], card: Ordered) => firstWhere(cards, 0, (other) => byNameAndId(other, card) >= 0);

function stands(cards: readonly Ordered[], card: Ordered): number {
  const place = wouldStand(cards, card);
  return cards[place]?._id === card._id ? place : cards.findIndex(({ _id }) => _id === card._id);
}

/** So many are sorted and put into the index in turns that no visitor feels. What is laid out anew with each is many times one of them. */
const together = 500;

/** What of a course a college's card, facet indexes and index tell. */
const comparedBy = (course: CourseFile | undefined) => JSON.stringify(course && [degreeOf(course), course.level, course.field]);

const isChangedCourse = ({ before, after }: RowChange<CourseFile>) => comparedBy(before) !== comparedBy(after);

function teachingOther(laidOut: CollegesInOrder, changes: readonly RowChange<CourseFile>[]): CollegeDocument[] {
  const places = new Set<number>();
  for (const { id } of changes) for (const place of laidOut.facetIndexes.teaching(id)) places.add(place);
  return [...places].map((place) => (laidOut.cards[place] as ShownCollege).document);
}

/** Told on a college's own page alone: no card, facet index or index reads these. */
const ofItsPage: ReadonlySet<string> = new Set<keyof CollegeDocument>([
  'kind',
  'address',
  'pincode',
  'website',
  'established',
  'affiliation',
  'management',
  'openToSource',
  'keeperBasis',
  'keeperSource',
  'keeperCertainty',
  'districtBasis',
  'registerDistrict',
  'otherCodes',
  'asOf',
]);
const ofLists = (Object.keys(collegeDocument.shape) as (keyof CollegeDocument)[]).filter((field) => !ofItsPage.has(field));

const isListedOtherwise = ({ before, after }: CollegeChange) =>
  !before || !after || ofLists.some((field) => before[field] !== after[field] && !isDeepStrictEqual(before[field], after[field]));

interface Mended {
  laidOut: CollegesInOrder;
  /** Those that lists tell otherwise, as they were and as they are. */
  cards: readonly ShownCollege[];
}

/** What lags, and these: each from what lists tell of it to what it is. */
function withLagging<Doc>(lagging: ReadonlyMap<string, RowChange<Doc>>, rows: readonly RowChange<Doc>[] = []): Map<string, RowChange<Doc>> {
  const changes = new Map(lagging);
  for (const change of rows) {
    const first = lagging.get(change.id) ?? change;
    changes.set(change.id, { ...change, before: first.before });
  }
  return changes;
}

const laggingWith = ({ lagging }: CollegesInOrder, rows: RowChanges) => ({
  colleges: withLagging(lagging.colleges, rows.get('colleges') as readonly CollegeChange[] | undefined),
  courses: withLagging(lagging.courses, rows.get('courses') as readonly RowChange<CourseFile>[] | undefined),
});

const coursesIn = (content: CatalogContent): CollegesInOrder['courses'] => new Map(content.courses.map((course) => [course.id, course]));

/** The pages of colleges told anew, and nothing else: undefined where more than pages and cards of what is there must change. */
export function lagged(before: CollegesInOrder, rows: RowChanges, content: CatalogContent): CollegesInOrder | undefined {
  const changes = rows.get('colleges') ?? [];
  if (changes.some((change) => !change.before || !change.after)) return undefined;
  const courses = rows.has('courses') ? coursesIn(content) : before.courses;
  const documents = new ById(content.colleges, before.documents.table);
  return { ...before, courses, colleges: content.colleges, documents, lagging: laggingWith(before, rows) };
}

export async function updateColleges(
  before: CollegesInOrder,
  rows: RowChanges,
  content: CatalogContent,
  scheduler: Scheduler,
): Promise<Mended> {
  const { colleges: changes, courses: ofCourses } = laggingWith(before, rows);
  const changedCourses = [...ofCourses.values()].filter(isChangedCourse);
  for (const document of teachingOther(before, changedCourses)) {
    const { id } = document;
    if (!changes.has(id)) changes.set(id, { id, before: document, after: document });
  }
  const courses = rows.has('courses') ? coursesIn(content) : before.courses;
  if (changedCourses.length > 0) before.cardMaker.learn(courses);
  let laidOut: CollegesInOrder = { ...before, courses, colleges: content.colleges, lagging: noneLag };
  const all = [...changes.values()].filter((change) => changedCourses.length > 0 || isListedOtherwise(change));
  // Facet indexes ask for the new ones, also where no college is changed by it. Of a course's name no card, facet index or index knows.
  const least = changedCourses.length > 0 ? 1 : 0;
  for (let start = 0; start < Math.max(all.length, least); start += together) {
    laidOut = await withChanges(laidOut, all.slice(start, start + together), scheduler);
    await scheduler.yieldToEventLoop();
  }
  const isOthers = all.some((change) => !change.before || !change.after);
  const documents = isOthers ? await ById.of(content.colleges, scheduler) : new ById(content.colleges, before.documents.table);
  const cards = await scheduler.map(
    all.flatMap(({ before: was, after: is }) => [was, is].filter((document) => document !== undefined)),
    (document) => before.cardMaker.cardOf(document),
  );
  return { laidOut: { ...laidOut, documents }, cards };
}

async function withChanges(laidOut: CollegesInOrder, changes: readonly CollegeChange[], scheduler: Scheduler): Promise<CollegesInOrder> {
  const { cards, cardMaker, courses } = laidOut;
  const left = await scheduler.map(changes, ({ before }) => (before ? stands(cards, cardOrder(before)) : -1));
  const gone = left.filter((place) => place >= 0).sort((a, b) => a - b);
  const come = await scheduler.sorted(
    changes.flatMap(({ after }) => (after ? [cardMaker.cardOf(after)] : [])),
    byNameAndId,
  );
  // Both in the order of the cards: how many have left before each is counted along the way.
  let before = 0;
  const added: number[] = [];
  await scheduler.each(come, (card) => {
    const place = wouldStand(cards, card);
    while (before < gone.length && (gone[before] as number) < place) before += 1;
    added.push(place - before + added.length);
  });
  const moves: Moves = { before: cards.length, after: cards.length - gone.length + come.length, gone, added };
  const updated = movedList(cards, moves, come);
  await scheduler.yieldToEventLoop();
  return {
    ...laidOut,
    cards: updated,
    search: await scheduler.stepped(laidOut.search.updating(updated, moves)),
    facetIndexes: await facetIndexesOf(updated, courses, laidOut.teaching, scheduler, { laid: laidOut.facetIndexes.laid, moves }),
  };
}
