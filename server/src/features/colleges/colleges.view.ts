/** The colleges as the API shows them, computed once for each state of the catalogs. */

import type { CourseFile } from '@disha/contract/courses.files';
import { bookmarkedCollege, collegeCard, type BookmarkedCollege, type College, type CollegeCard } from '@disha/contract/colleges';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { collegeList } from '@disha/contract/colleges.list';
import { countsOf } from '@disha/contract/list';
import { collegeTypes, courseLevels, states } from '@disha/contract/taxonomy';
import type { Searcher } from '@disha/search/searcher';
import type { CatalogView } from '../../catalog/catalog.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import type { Pace } from '../../catalog/pace.ts';
import { passing } from '../../catalog/passing.ts';
import { searcherOf } from '../../catalog/search.ts';
import { degreesOf } from './degrees.ts';

export interface CollegesView extends CatalogView {
  documents: ReadonlyMap<string, CollegeDocument>;
  courses: ReadonlyMap<string, CourseFile>;
  /** By name. */
  cards: readonly CollegeCard[];
  search: Searcher<CollegeCard>;
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

function cardOf(doc: CollegeDocument, courses: ReadonlyMap<string, CourseFile>): CollegeCard {
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

const cardsOf = passing(collegeCard);
const bookmarksOf = passing(bookmarkedCollege);

export async function viewColleges({ colleges, courses }: CatalogContent, pace: Pace): Promise<CollegesView> {
  const coursesById = new Map(courses.map((course) => [course.id, course]));
  const documents = new Map<string, CollegeDocument>();
  const unsorted = await pace.map(colleges, (doc) => {
    documents.set(doc.id, doc);
    return cardsOf.pass(cardOf(doc, coursesById));
  });
  const cards = await pace.sorted(unsorted, collegeList.order);
  const search = await searcherOf(cards, collegeList, pace);
  // What bookmarks show, kept once made: popular colleges are in many lists.
  const bookmarked = new Map<string, BookmarkedCollege>();
  const bookmark = (id: string) => {
    const made = bookmarked.get(id) ?? collegeForBookmark({ documents, courses: coursesById }, id);
    if (made) bookmarked.set(id, made);
    return made;
  };
  return { documents, courses: coursesById, cards, search, bookmark };
}

/** The whole record, made when it is asked for. */
export function collegeOf({ documents, courses }: Pick<CollegesView, 'documents' | 'courses'>, id: string): College | undefined {
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
function collegeForBookmark(known: Pick<CollegesView, 'documents' | 'courses'>, id: string): BookmarkedCollege | undefined {
  const doc = known.documents.get(id);
  const college = collegeOf(known, id);
  if (!doc || !college) return undefined;
  const courses = college.courses.map(({ courseId, courseName }) => ({ courseId, courseName }));
  return bookmarksOf.pass({ ...cardOf(doc, known.courses), kind: college.kind, courses, contact: college.contact });
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
