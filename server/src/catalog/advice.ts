/** What a quiz result, a plan or a calendar asks of the catalogs. Whichever of them can answer says so in its descriptor. */
import type { QuizResult } from '@disha/contract/quiz';
import type { ExamDate } from '@disha/contract/exams.dates';
import type { Language } from '@disha/contract/languages';
import type { PlacesTable } from '@disha/contract/taught-at';
import type { Field, Stream } from '@disha/contract/taxonomy';
import type { Knowledge } from '@disha/eligibility/plan/knowledge';
import type { CatalogSnapshot } from './snapshot/snapshot.ts';

/** An exam as a calendar tells it. */
export interface DatedExam {
  id: string;
  name: string;
  shortName: string;
  officialLink: string;
  dates: readonly ExamDate[];
}

type RecommendedCourses = readonly QuizResult['courses']['courses'][number][];

/** What a sheet of answers says about work. */
export interface Pointed {
  /** Of the first choice. */
  fields: readonly Field[];
  /** What else was liked. */
  liked: readonly Field[];
  interests: QuizResult['interests'];
  /** By career: how loudly answers speak for it, what they are about, and what they said, the loudest first. */
  named: ReadonlyMap<string, { weight: number; fields: readonly Field[]; said: () => readonly string[] }>;
  /** To whom of the own stream a course is open; undefined: to nobody. */
  opens: (course: string) => 'all' | 'female' | 'male' | undefined;
}

export interface Advice {
  coursesForStream: (stream: Stream) => RecommendedCourses;
  coursesForField: (field: Field) => RecommendedCourses;
  /** One of them in the words of a language: ranked are all, shown are few. */
  courseIn: (id: string, language: Language) => RecommendedCourses[number] | undefined;
  /** Of these fields, those that somebody's answers speak for, each with why. */
  careersFor: (pointed: Pointed, language: Language) => QuizResult['careers'];
  /** The course that most take to each of these careers, in their order. */
  waysTo: (careers: readonly string[]) => readonly string[];
  /** The exam's short name; undefined when no catalog holds it. */
  examName: (id: string, language: Language) => string | undefined;
  /** In which districts each course is taught. */
  placesTable: () => PlacesTable;
  /** Up to six colleges to apply to for a course, nearest first, none farther than `upTo`. */
  placesToApply: Knowledge['placesOf'];
  /** Its dates, for calendars. */
  datedExam: (id: string, language: Language) => DatedExam | undefined;
}

/** With nobody to ask, a result recommends nothing. */
const silence: Advice = {
  coursesForStream: () => [],
  coursesForField: () => [],
  courseIn: () => undefined,
  careersFor: () => [],
  waysTo: () => [],
  examName: () => undefined,
  placesTable: () => ({ districts: {}, courses: {}, anywhere: {} }),
  placesToApply: () => [],
  datedExam: () => undefined,
};

export interface Advises {
  /** What of a quiz result, a plan or a calendar it can answer. */
  advice?: (snapshot: CatalogSnapshot) => Partial<Advice>;
}

export function adviceOf(catalogs: readonly Advises[], snapshot: CatalogSnapshot): Advice {
  return Object.assign({ ...silence }, ...catalogs.map(({ advice }) => advice?.(snapshot)));
}
