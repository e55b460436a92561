/** What a quiz result, a plan or a calendar asks of the catalogs. A catalog that can answer says so in its descriptor. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { ExamDate } from '@disha/contract/exams.dates';
import type { Language } from '@disha/contract/languages';
import type { PlacesTable } from '@disha/contract/taught-at';
import type { Knowledge, PlaceBasis } from '@disha/eligibility/plan/knowledge';
import type { Taker } from '@disha/eligibility/plan/places-table';
import type { ResultBook } from '@disha/guidance/result/compose';
import type { Work } from '@disha/guidance/result/training';
import type { CollegeEntry } from './college-entry.ts';
import type { CatalogSnapshot } from './snapshot/snapshot.ts';

/** An exam as a calendar shows it. */
export interface DatedExam {
  id: string;
  name: string;
  shortName: string;
  officialLink: string;
  dates: readonly ExamDate[];
}

export interface TeachingCollege {
  document: CollegeDocument;
  taker: Taker;
  known: readonly (readonly [course: string, basis: PlaceBasis])[];
  /** By what is usual for its kind; one list for all of a profile. */
  usual: Iterable<string>;
  profile: number;
}

/** How a course is entered at one college. */
export type EntryOf = (college: CollegeDocument, course: string) => CollegeEntry;

export interface Advice extends Omit<ResultBook, 'openTo' | 'figures'> {
  /** All work that a result may name. */
  works: () => readonly Work[];
  /** One work in the words of a language. */
  workIn: (id: string, language: Language) => { name: string; summary: string } | undefined;
  /** The districts in which each course is taught. */
  placesTable: () => PlacesTable;
  /** Every college with what it teaches, for what is counted of all of them. */
  teachingColleges: () => Iterable<TeachingCollege>;
  /** Up to six colleges to apply to for a course, nearest first, none farther than `upTo`. */
  placesToApply: (entryOf: EntryOf, ...asked: Parameters<Knowledge['placesOf']>) => ReturnType<Knowledge['placesOf']>;
  /** A college as it is stored. */
  collegeOf: (id: string) => CollegeDocument | undefined;
  /** An exam with its dates, for calendars. */
  datedExam: (id: string, language: Language) => DatedExam | undefined;
}

/** Null object: with no catalog to ask, a result recommends nothing. */
const silence: Advice = {
  works: () => [],
  workIn: () => undefined,
  coursesForStream: () => [],
  coursesForField: () => [],
  courseIn: () => undefined,
  careersFor: () => [],
  waysTo: () => [],
  examName: () => undefined,
  placesTable: () => ({ districts: {}, courses: {}, anywhere: {} }),
  teachingColleges: () => [],
  placesToApply: () => [],
  collegeOf: () => undefined,
  datedExam: () => undefined,
};

export interface Advises {
  /** The questions of a quiz result, a plan or a calendar that it can answer. */
  advice?: (snapshot: CatalogSnapshot) => Partial<Advice>;
}

export function adviceOf(catalogs: readonly Advises[], snapshot: CatalogSnapshot): Advice {
  return Object.assign({ ...silence }, ...catalogs.map(({ advice }) => advice?.(snapshot)));
}
