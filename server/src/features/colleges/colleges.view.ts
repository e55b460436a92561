/** The colleges as the API shows them, computed once for each state of the catalogs. */

import type { CourseFile } from '@disha/contract/catalog-files';
import type { BookmarkedCollege, College, CollegeCard } from '@disha/contract/colleges';
import { collegeList } from '@disha/contract/colleges.list';
import { countsOf } from '@disha/contract/list';
import { collegeTypes, courseLevels, states } from '@disha/contract/taxonomy';
import type { CatalogContent } from '../../catalog/catalog.repository.ts';
import type { CollegeDocument } from '../../catalog/documents.ts';
import { Searcher } from '@disha/search/searcher';
import { degreesOf } from './degrees.ts';

export interface CollegesView {
  documents: Map<string, CollegeDocument>;
  courses: Map<string, CourseFile>;
  /** By name. */
  cards: readonly CollegeCard[];
  search: Searcher<CollegeCard>;
  /** What bookmarks show, kept once made: popular colleges are in many lists. */
  bookmarked: Map<string, BookmarkedCollege>;
}

const compare = new Intl.Collator('en-IN').compare;

/** "Engineering 2025: 3"; bands ("101-150") are ranks too. */
export function parseNirf(text: string): College['nirf'][number] | undefined {
  const found = /^(.+?) (\d{4}): (\S+)$/.exec(text.trim());
  return found ? { category: found[1] ?? '', year: Number(found[2]), rank: found[3] ?? '' } : undefined;
}

const ranks = (doc: CollegeDocument) =>
  doc.nirf
    .flatMap((text) => parseNirf(text) ?? [])
    .sort((a, b) => b.year - a.year || Number.parseInt(a.rank, 10) - Number.parseInt(b.rank, 10));

function cardOf(doc: CollegeDocument, courses: Map<string, CourseFile>): CollegeCard {
  const degrees = degreesOf(doc.courses.flatMap(({ courseId }) => courses.get(courseId) ?? []));
  const [nirf] = ranks(doc);
  return {
    _id: doc.id,
    name: doc.name,
    ...(doc.shortName === '' ? {} : { shortName: doc.shortName }),
    ...(doc.aliases.length === 0 ? {} : { aliases: doc.aliases }),
    type: doc.type,
    location: { city: doc.city || doc.district, state: doc.state },
    ...(degrees.length === 0 ? {} : { degrees }),
    ...(nirf ? { nirf } : {}),
  };
}

export function viewColleges({ colleges, courses }: CatalogContent): CollegesView {
  const coursesById = new Map(courses.map((course) => [course.id, course]));
  const cards = colleges.map((doc) => cardOf(doc, coursesById)).sort((a, b) => collegeList.order(a, b));
  return {
    documents: new Map(colleges.map((doc) => [doc.id, doc])),
    courses: coursesById,
    cards,
    search: new Searcher(cards, collegeList.searchable),
    bookmarked: new Map(),
  };
}

/** The whole record, made when it is asked for. */
export function collegeOf({ documents, courses }: CollegesView, id: string): College | undefined {
  const doc = documents.get(id);
  if (!doc) return undefined;
  return {
    _id: doc.id,
    name: doc.name,
    shortName: doc.shortName,
    aliases: doc.aliases,
    type: doc.type,
    kind: doc.kind,
    location: { address: doc.address, city: doc.city, district: doc.district, state: doc.state, pincode: doc.pincode },
    // No source we trust gives phone numbers or e-mail addresses.
    contact: { phone: [], email: [], website: doc.website },
    images: [],
    courses: doc.courses
      .flatMap(({ courseId, intake }) => {
        const course = courses.get(courseId);
        return course ? [{ courseId, courseName: course.name, field: course.field, level: course.level, intake }] : [];
      })
      .sort((a, b) => courseLevels.indexOf(a.level) - courseLevels.indexOf(b.level) || compare(a.courseName, b.courseName)),
    established: doc.established === '' ? null : Number(doc.established),
    affiliation: doc.affiliation,
    nirf: ranks(doc),
    sources: doc.sources,
    asOf: doc.asOf,
  };
}

/** The card with what the dashboard shows besides. */
export function collegeForBookmark(view: CollegesView, id: string): BookmarkedCollege | undefined {
  const kept = view.bookmarked.get(id);
  if (kept) return kept;
  const doc = view.documents.get(id);
  const college = collegeOf(view, id);
  if (!doc || !college) return undefined;
  const courses = college.courses.map(({ courseId, courseName }) => ({ courseId, courseName }));
  const made = { ...cardOf(doc, view.courses), kind: college.kind, courses, contact: college.contact };
  view.bookmarked.set(id, made);
  return made;
}

export function collegeFilters(cards: readonly CollegeCard[]) {
  const counts = countsOf(collegeList, {}, cards);
  return {
    states: states.filter((state) => counts.state.has(state)),
    types: collegeTypes.filter((type) => counts.type.has(type)),
    cities: [...new Set(cards.map((card) => card.location.city).filter((city) => city !== ''))].sort(compare),
  };
}

export function collegeStats(cards: readonly CollegeCard[]) {
  const counts = countsOf(collegeList, {}, cards);
  return {
    total: cards.length,
    byType: collegeTypes.map((type) => ({ type, count: counts.type.get(type) ?? 0 })),
    byState: states.map((state) => ({ state, count: counts.state.get(state) ?? 0 })),
  };
}
