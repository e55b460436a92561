/** The facts a student may give about themselves: plain data, so that the browser can read and keep them without zod. */
import { streams, type Field, type State, type StudentClass } from '../taxonomy.ts';

export const subjectIds = [
  'physics',
  'chemistry',
  'mathematics',
  'applied_mathematics',
  'biology',
  'biotechnology',
  'computer_science',
  'informatics_practices',
  'english',
  'hindi',
  'other_language',
  'accountancy',
  'business_studies',
  'economics',
  'history',
  'geography',
  'political_science',
  'psychology',
  'sociology',
  'fine_arts',
  'physical_education',
  'home_science',
  'agriculture',
  'vocational',
] as const;
export type SubjectId = (typeof subjectIds)[number];

/** What the stream may be said to be: "not chosen yet" is an answer too. */
export const streamAnswers = [...streams, 'undecided'] as const;
export type StreamAnswer = (typeof streamAnswers)[number];

export const qualifications = ['iti', 'diploma'] as const;
export type Qualification = (typeof qualifications)[number];

export const degreeLevels = ['bachelor', 'master'] as const;
export type DegreeLevel = (typeof degreeLevels)[number];

/** What a degree is, where that decides what it opens. */
export const degreeFamilies = [
  ...(['ba', 'bsc', 'bcom', 'bba', 'bca', 'btech', 'barch', 'bdes', 'bfa', 'bpharm', 'bsc_nursing', 'bpt', 'bot'] as const),
  ...(['mbbs', 'bds', 'bams', 'bhms', 'bums', 'bvsc', 'bsc_agri', 'bsc_forestry', 'llb', 'ba_llb', 'bed', 'bel_ed', 'bhm'] as const),
  ...(['bsw', 'blib', 'bjmc', 'bped', 'ma', 'msc', 'mcom', 'mba', 'mca', 'mtech', 'other'] as const),
] as const;
export type DegreeFamily = (typeof degreeFamilies)[number];
export const maxDegrees = 3;

export interface Degree {
  level: DegreeLevel;
  family?: DegreeFamily | undefined;
  /** Of our catalog: it says more than the family does, and wins over it. */
  course?: string | undefined;
  field?: Field | undefined;
  percent?: number | undefined;
  /** Not finished yet. */
  expected?: boolean | undefined;
  years?: number | undefined;
}

export const categories = ['general', 'ews', 'obc_ncl', 'sc', 'st'] as const;
export type Category = (typeof categories)[number];

export const genders = ['female', 'male', 'other'] as const;
export type Gender = (typeof genders)[number];

export const incomeBands = ['under_1l', '1l_2_5l', '2_5l_4_5l', '4_5l_8l', 'over_8l'] as const;
export type IncomeBand = (typeof incomeBands)[number];

export const moves = ['district', 'state', 'india'] as const;
export type Move = (typeof moves)[number];

export const maxBudget = 10_000_000;

export interface Marks {
  percent: number;
  /** Hoped for, not got yet. */
  expected?: boolean | undefined;
}

/** Every key may be missing: what nobody said is unknown, never "no". */
export interface Passport {
  class?: StudentClass | undefined;
  /** Of that class. */
  passingYear?: number | undefined;
  /** Where subjects are told too, they say more. */
  stream?: StreamAnswer | undefined;
  /** Of Class 11 and 12, taken or planned: once given, all there are. English is taken as present. */
  subjects?: readonly SubjectId[] | undefined;
  marks?:
    | {
        class10?: Marks | undefined;
        class12?: (Marks & { subjects?: Readonly<Partial<Record<SubjectId, number | undefined>>> | undefined }) | undefined;
      }
    | undefined;
  /** Where Class 12 is or was passed: quotas of admission go by it. */
  class12State?: State | undefined;
  qualification?: Qualification | undefined;
  /** What older passports say of the first of `degrees`. */
  degree?: { field?: Field | undefined; percent?: number | undefined; expected?: boolean | undefined } | undefined;
  degrees?: readonly Degree[] | undefined;
  category?: Category | undefined;
  disability?: boolean | undefined;
  gender?: Gender | undefined;
  married?: boolean | undefined;
  birthDate?: string | undefined;
  state?: State | undefined;
  district?: string | undefined;
  incomeBand?: IncomeBand | undefined;
  /** Rupees a year. */
  budget?: number | undefined;
  move?: Move | undefined;
}

/** All degrees a passport tells of, the older form of the first included. */
export function degreesOf({ degree, degrees }: Pick<Passport, 'degree' | 'degrees'>): readonly Degree[] {
  return degrees ?? (degree === undefined ? [] : [{ level: 'bachelor', ...degree }]);
}
