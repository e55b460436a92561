/** The colleges as the API shows them, computed once for each state of the catalogs. */

import type { CourseFile } from '@disha/contract/courses.files';
import { collegeCard } from '@disha/contract/colleges.card';
import { bookmarkedCollege, type BookmarkedCollege, type College } from '@disha/contract/colleges';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { compareNames } from '@disha/contract/by-name';
import { collegeList, searchableCollege } from '@disha/contract/colleges.list';
import { defaultLanguage, type Language } from '@disha/contract/languages';
import { districtsCalled } from '@disha/contract/districts';
import { countsOf } from '@disha/contract/list';
import { collegeKinds, courseBases, teachingGroundOf, type TeachingGround } from '@disha/contract/colleges.words';
import { collegeTypes, courseLevels, states, type State } from '@disha/contract/taxonomy';
import type { Searchable } from '@disha/search/searchable';
import type { KeptIndex } from '@disha/search/search-index';
import { Searcher } from '@disha/search/searcher';
import type { CatalogView, KeptView } from '../../catalog/view/view.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import { ById } from '../../catalog/snapshot/by-id.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import { changedIds, insertionIndex } from '../../catalog/snapshot/rows.ts';
import { grow } from '../../catalog/view/search.ts';
import { untranslated, type Translations } from '../../catalog/translations.ts';
import { isPartial, KindTeaching } from '@disha/contract/kind-teaching';
import { CardMaker, keptBy, opensTo, ranks, saidToBeFor, typeBasisOf, type ShownCollege } from './college-cards.ts';
import { lagged, updateColleges, noneLag, type CollegesInOrder } from './update-colleges.ts';
import { otherNames, type DistrictPlace } from './places.ts';
import { facetIndexesOf, type FacetIndexes } from './facet-indexes.ts';
import { teachingBasis, dataCoverageOf, teachingSource } from './taught.ts';

export interface CollegesView extends CatalogView {
  documents: Pick<ReadonlyMap<string, CollegeDocument>, 'get' | 'has'>;
  courses: ReadonlyMap<string, CourseFile>;
  /** A course's name in the words of a language; a college's own name stays as it is officially written. */
  courseName: (course: Pick<CourseFile, 'id' | 'name'>, language: Language) => string;
  /** By name. */
  cards: readonly ShownCollege[];
  search: Searcher<ShownCollege>;
  /** Every district that a college lies in. */
  places: readonly DistrictPlace[];
  facetIndexes: FacetIndexes;
  /** What is usual for colleges of a kind. */
  teaching: KindTeaching;
}

const compare = new Intl.Collator('en-IN').compare;

/** So many take no time worth mentioning. */
const indexedAtOnce = 10_000;

/** A college and its district are found by what they were called before, too. */
function searchable(card: ShownCollege): Searchable {
  const { district, state } = card.location;
  const said = searchableCollege(card);
  const { ofItself, ofTowns } = otherNames({ state, name: district });
  return {
    ...said,
    strong: [...said.strong, ...(card.document.formerNames ?? [])],
    place: [...(said.place ?? []), ...ofItself],
    // Its district's towns count less than its own place: who asks for Nagercoil wants what lies there first.
    about: [...(said.about ?? []), ...ofTowns],
  };
}

/** Places of the documents, by name. Each name is read once: comparing would read it again and again. */
async function orderOf(colleges: readonly CollegeDocument[], scheduler: Scheduler): Promise<Uint32Array> {
  let place = 0;
  const named = await scheduler.map(colleges, ({ name }) => ({ name, place: place++ }));
  return Uint32Array.from(await scheduler.sorted(named, compareNames), (each) => each.place);
}

interface KeptColleges extends KeptIndex {
  order: Uint32Array;
  ids: Uint32Array;
}

export async function viewColleges(
  { colleges, courses }: CatalogContent,
  scheduler: Scheduler,
  translations = untranslated,
  before?: unknown,
  keptBefore?: KeptView,
): Promise<CollegesView> {
  const kept = keptBefore as KeptColleges | undefined;
  const coursesById = new Map(courses.map((course) => [course.id, course]));
  const documents = kept ? new ById(colleges, kept.ids) : await ById.of(colleges, scheduler);
  const teaching = new KindTeaching();
  const cardMaker = new CardMaker(coursesById, teaching);
  const order = kept?.order ?? (await orderOf(colleges, scheduler));
  // Each is checked when it leaves: of tens of thousands most never do between two changes.
  const cards = await scheduler.map(order, (at) => cardMaker.cardOf(colleges[at] as CollegeDocument));
  const search = new Searcher(cards, searchable, kept);
  const facetIndexes = await facetIndexesOf(cards, coursesById, teaching, scheduler);
  const laidOut = { colleges, documents, courses: coursesById, teaching, cardMaker, cards, search, facetIndexes, lagging: noneLag };
  const view = assembled(laidOut, translations);
  if (kept) return view;
  // At the start lists and details need not wait for the index of tens of thousands. Later, what was there before serves until then.
  const indexed = grow(search, before === undefined ? new Scheduler() : scheduler).then(() => (view.growing = undefined));
  if (before === undefined && cards.length > indexedAtOnce) view.growing = indexed;
  else await indexed;
  return view;
}

function assembled(laidOut: CollegesInOrder, translations: Translations): CollegesView {
  const { colleges, documents, courses, teaching, cards, search, facetIndexes, lagging } = laidOut;
  // What bookmarks show, kept once made: popular colleges are in many lists.
  const bookmarked = new Map<string, BookmarkedCollege>();
  const bookmarkIn = (id: string, language: Language) => {
    const key = `${language} ${id}`;
    const made = bookmarked.get(key) ?? collegeForBookmark({ documents, courses, courseName, teaching }, id, language);
    if (made) bookmarked.set(key, made);
    return made;
  };
  const courseName = ({ id, name }: Pick<CourseFile, 'id' | 'name'>, language: Language) => translations.of(language, 'courses', id)(name);
  return {
    documents,
    courses,
    cards,
    search,
    bookmark: (id) => bookmarkIn(id, defaultLanguage),
    in: (language) => ({ search, bookmark: (id) => bookmarkIn(id, language) }),
    courseName,
    places: facetIndexes.places,
    facetIndexes,
    teaching,
    updateRows: async (rows, content, scheduler) => {
      const { laidOut: updated, cards: changed } = await updateColleges(laidOut, rows, content, scheduler);
      // What a course is called stands with every college that teaches it.
      const isOfCourses = rows.has('courses') || lagging.courses.size > 0;
      const ids = isOfCourses ? undefined : [...lagging.colleges.keys(), ...changedIds(rows, 'colleges')];
      return { view: assembled(updated, translations), ids, cards: changed };
    },
    isLagging: lagging !== noneLag,
    updateItems: (rows, content) => {
      const lists = lagged(laidOut, rows, content);
      return lists && assembled(lists, translations);
    },
    kept: () => {
      const places = new Map(colleges.map((document, place) => [document, place]));
      // A card may have been made from the document of before, where no list tells the difference.
      const order = Uint32Array.from(cards, ({ document }) => places.get(document) ?? insertionIndex(colleges, document.id));
      return { order, ids: documents.table, ...search.kept } satisfies KeptColleges;
    },
  };
}

function middleOf({ district = '', state }: CollegeDocument): Pick<College['location'], 'at'> {
  const [one, ...others] = district === '' ? [] : districtsCalled(district, state);
  return one && others.length === 0 ? { at: { latitude: one.latitude, longitude: one.longitude } } : {};
}

type ViewBefore = Pick<CollegesView, 'documents' | 'courses' | 'courseName' | 'teaching'>;

type CourseThere = College['courses'][number];

/** What is known first, then what is usual, each by level; of what is known what a list says, of what is usual the more usual first. */
function coursesOf({ courses, courseName, teaching }: ViewBefore, doc: CollegeDocument, language: Language): CourseThere[] {
  type Why = Pick<CourseThere, 'intake' | 'basis' | 'how' | 'isToConfirm' | 'source'>;
  const shown = (courseId: string, why: Why): CourseThere[] => {
    const course = courses.get(courseId);
    return course ? [{ courseId, courseName: courseName(course, language), field: course.field, level: course.level, ...why }] : [];
  };
  const known = doc.courses
    .flatMap((taught) =>
      shown(taught.courseId, { intake: taught.intake, basis: teachingBasis(taught), source: teachingSource(doc, taught) }),
    )
    .sort(
      (a, b) =>
        courseLevels.indexOf(a.level) - courseLevels.indexOf(b.level) ||
        courseBases.indexOf(a.basis) - courseBases.indexOf(b.basis) ||
        compare(a.courseName, b.courseName),
    );
  const usual = teaching
    .usualOf(doc)
    .flatMap(({ courseId, how, source, isToConfirm }) =>
      shown(courseId, { intake: null, basis: 'kind', how, source, ...(isToConfirm ? { isToConfirm } : {}) }),
    );
  return [...known, ...usual];
}

/** The whole record, made when it is asked for. */
export function collegeOf(known: ViewBefore, id: string, language: Language): Omit<College, 'fees' | 'placements'> | undefined {
  const doc = known.documents.get(id);
  if (!doc) return undefined;
  const { type = '', management = '', districtBasis = '', established = '', openToSource = '' } = doc;
  const typeBasis = typeBasisOf(doc);
  const said = saidToBeFor(doc);
  return {
    _id: doc.id,
    name: doc.name,
    shortName: doc.shortName ?? '',
    aliases: doc.aliases ?? [],
    formerNames: doc.formerNames ?? [],
    ...(type === '' ? {} : { type, typeBasis }),
    ...opensTo(doc),
    ...(openToSource === '' ? {} : { openToSource }),
    ...(said === undefined ? {} : { saidToBeFor: said }),
    kind: doc.kind ?? '',
    kinds: doc.kinds ?? [],
    layer: dataCoverageOf(doc),
    ...(management === '' ? {} : { management }),
    ...keptBy(doc),
    aisheCode: doc.aisheCode ?? '',
    location: {
      address: doc.address ?? '',
      city: doc.city ?? '',
      district: doc.district ?? '',
      ...(districtBasis === '' ? {} : { districtBasis }),
      state: doc.state,
      pincode: doc.pincode ?? '',
      ...middleOf(doc),
    },
    // No source we trust gives phone numbers or e-mail addresses.
    contact: { phone: [], email: [], website: doc.website ?? '' },
    images: [],
    courses: coursesOf(known, doc, language),
    otherProgrammes: doc.otherProgrammes ?? [],
    isPartial: isPartial(doc),
    established: established === '' ? null : Number(established),
    affiliation: doc.affiliation ?? '',
    nirf: ranks(doc),
    sources: doc.sources,
    asOf: doc.asOf,
  };
}

/** The card with what the dashboard shows besides. */
function collegeForBookmark(known: ViewBefore, id: string, language: Language): BookmarkedCollege | undefined {
  const doc = known.documents.get(id);
  const college = collegeOf(known, id, language);
  if (!doc || !college) return undefined;
  const courses = college.courses.filter(({ basis }) => basis !== 'kind').map(({ courseId, courseName }) => ({ courseId, courseName }));
  const card = collegeCard.parse(new CardMaker(known.courses, known.teaching).cardOf(doc));
  return bookmarkedCollege.parse({ ...card, kind: college.kind, courses, contact: college.contact });
}

const countedBy = <Value>(cards: readonly ShownCollege[], valuesOf: (card: ShownCollege) => readonly Value[]) => {
  const counts = new Map<Value, number>();
  for (const card of cards) for (const value of valuesOf(card)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** How many of each kind, in the order of the kinds. */
export function kindCounts(cards: readonly ShownCollege[]) {
  const kinds = countedBy(cards, (card) => card.kinds);
  return collegeKinds.filter((id) => kinds.has(id)).map((id) => ({ id, count: kinds.get(id) ?? 0 }));
}

/** Of how many the courses are known, and on what ground. */
export function groundCounts(cards: readonly ShownCollege[]): Record<TeachingGround, number> {
  const counts = countedBy(cards, (card) => [teachingGroundOf(card)]);
  const of = (ground: TeachingGround) => counts.get(ground) ?? 0;
  return { listed: of('listed'), named: of('named'), usual: of('usual'), unknown: of('unknown') };
}

/** What can be chosen among these. Districts are of one state: some names stand in two. */
export function collegeFilters(cards: readonly ShownCollege[], place: { state?: State | undefined; district?: string | undefined }) {
  const inState = place.state === undefined ? cards : cards.filter((card) => card.location.state === place.state);
  const here = place.district === undefined ? inState : inState.filter((card) => card.location.district === place.district);
  const counts = countsOf(collegeList, {}, cards);
  const districts = place.state === undefined ? [] : [...countedBy(inState, ({ location }) => [location.district])];
  return {
    states: states.filter((state) => counts.state.has(state)),
    types: collegeTypes.filter((type) => counts.type.has(type)),
    cities: [...new Set(here.map((card) => card.location.city).filter((city) => city !== ''))].sort(compare),
    districts: districts
      .filter(([name]) => name !== '')
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => compare(a.name, b.name)),
    kinds: kindCounts(here),
  };
}

export function collegeStats(cards: readonly ShownCollege[]) {
  const counts = countsOf(collegeList, {}, cards);
  return {
    total: cards.length,
    byType: collegeTypes.map((type) => ({ type, count: counts.type.get(type) ?? 0 })),
    byState: states.map((state) => ({ state, count: counts.state.get(state) ?? 0 })),
  };
}
