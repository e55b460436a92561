/**
 * The facts a student may give about themselves, an entry each: type, schema (path.ts), the device's reader, the form, the file and the
 * list of who asks follow from it. Plain data, so that the browser can read and keep them without zod.
 */
import { limits } from '../limits.ts';
import { studentClasses, fields, states, streams } from '../taxonomy.ts';
import {
  amount,
  choice,
  itemId,
  name,
  parts,
  pastDay,
  rows,
  several,
  whole,
  yesNo,
  type Shape,
  type Simple,
  type ValueOf,
} from './shape.ts';

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
const maxDegrees = 3;

export const categories = ['general', 'ews', 'obc_ncl', 'sc', 'st'] as const;
export type Category = (typeof categories)[number];

export const genders = ['female', 'male', 'other'] as const;
export type Gender = (typeof genders)[number];

export const incomeBands = ['under_1l', '1l_2_5l', '2_5l_4_5l', '4_5l_8l', 'over_8l'] as const;
export type IncomeBand = (typeof incomeBands)[number];

export const moves = ['district', 'state', 'india'] as const;
export type Move = (typeof moves)[number];

const percent = amount(0, 100);
/** `expected`: hoped for, not got yet. */
const mark = { percent, expected: yesNo };
const marksBySubject = parts(Object.fromEntries(subjectIds.map((id) => [id, percent])) as Readonly<Record<SubjectId, typeof percent>>);
const marks12 = parts({ ...mark, subjects: marksBySubject }, 'percent');

/** `course`: of our catalog; it says more than the family does, and wins over it. `expected`: not finished yet. */
const degree = parts(
  {
    ...{ level: choice(degreeLevels), family: choice(degreeFamilies), course: itemId, field: choice(fields) },
    ...{ percent, expected: yesNo, years: whole(1, 6) },
  },
  'level',
);
export type Degree = ValueOf<typeof degree>;

export const detailsSteps = ['school', 'marks', 'you', 'home'] as const;
export type DetailsStep = (typeof detailsSteps)[number];

/** Where a fact is asked besides My details: a screen that asks one reads it first (`useFact`) and offers to remember it. */
type Asker =
  | 'sign-up'
  | 'profile'
  | 'quiz'
  | 'doors'
  | 'chances'
  | 'graduate-questions'
  | 'scholarships'
  | 'colleges'
  | 'costs'
  | 'fees'
  | 'chips';

export interface FactEntry<S extends Shape = Shape> {
  shape: S;
  step: DetailsStep;
  /** Besides My details. */
  askedBy?: readonly Asker[];
  /** Of a choice: which table of texts has its words; the step's own drawing else. */
  words?: string;
  /** Of a number or a name: which text says that it is wrong. */
  problem?: string;
  isMoney?: true;
  /** A student in Class 10 is not asked. */
  notIn10?: true;
  /** The words by which a rule asks for it, in the column `person` of catalog/rules, each with the answer it wants. */
  inRules?: Readonly<Record<string, string | boolean>>;
}

const fact = <S extends Shape, const Rest extends Omit<FactEntry, 'shape'>>(shape: S, rest: Rest): Rest & { shape: S } => ({
  shape,
  ...rest,
});

/** In the order of the form. */
export const studentFacts = {
  class: fact(choice(studentClasses), { step: 'school', askedBy: ['sign-up', 'profile', 'quiz', 'chips'], words: 'classes' }),
  /** Of that class. */
  passingYear: fact(whole(1950, 2100), { step: 'school', problem: 'year' }),
  /** Where subjects are told too, they say more. */
  stream: fact(choice(streamAnswers), { step: 'school', askedBy: ['sign-up', 'profile', 'quiz', 'chips'] }),
  /** Of Class 11 and 12, taken or planned: once given, all there are. English is taken as present. */
  subjects: fact(several(subjectIds), { step: 'school', askedBy: ['doors'] }),
  qualification: fact(choice(qualifications), { step: 'school', words: 'qualifications' }),
  marks: fact(parts({ class10: parts(mark, 'percent'), class12: marks12 }), { step: 'marks' }),
  /** What older student details say of the first of `degrees`. */
  degree: fact(parts({ field: choice(fields), ...mark }), { step: 'marks', askedBy: ['graduate-questions', 'chips'] }),
  degrees: fact(rows(degree, maxDegrees), { step: 'marks' }),
  category: fact(choice(categories), { step: 'you', askedBy: ['chances', 'scholarships'], words: 'categories' }),
  disability: fact(yesNo, { step: 'you', askedBy: ['chances'] }),
  birthDate: fact(pastDay, { step: 'you' }),
  gender: fact(choice(genders), { step: 'you', askedBy: ['chances'], words: 'genders', inRules: { female: 'female', male: 'male' } }),
  married: fact(yesNo, { step: 'you', notIn10: true, inRules: { unmarried: false } }),
  state: fact(choice(states), {
    step: 'home',
    askedBy: ['sign-up', 'profile', 'chances', 'colleges', 'costs', 'fees', 'scholarships', 'chips'],
    words: 'states',
  }),
  district: fact(name(limits.path.district), { step: 'home', askedBy: ['colleges', 'chips'], problem: 'district' }),
  /** Where Class 12 is or was passed: quotas of admission go by it. */
  class12State: fact(choice(states), { step: 'home', askedBy: ['chances'], words: 'states', notIn10: true }),
  move: fact(choice(moves), { step: 'home', words: 'moves' }),
  incomeBand: fact(choice(incomeBands), { step: 'home', askedBy: ['scholarships'], words: 'incomeBands' }),
  /** Rupees a year. */
  budget: fact(amount(0, 10_000_000), { step: 'home', askedBy: ['costs'], problem: 'budget', isMoney: true }),
} as const;
export type StudentFacts = typeof studentFacts;
export type StudentFact = keyof StudentFacts;
/** Those that one field of a form holds. */
export type SimpleFact = { [F in StudentFact]: StudentFacts[F]['shape'] extends Simple ? F : never }[StudentFact];
/** Those that a rule may ask for, and by which words. */
export type RuleFact = { [F in StudentFact]: StudentFacts[F] extends { inRules: object } ? F : never }[StudentFact];
export type RuleWord<F extends RuleFact = RuleFact> = { [One in F]: keyof StudentFacts[One]['inRules'] & string }[F];

/** Every key may be missing: what the student has not said is unknown, never "no". */
export type StudentDetails = { [F in StudentFact]?: ValueOf<StudentFacts[F]['shape']> | undefined };

/** All words by which rules ask for a fact, in the order of the entries. */
export const ruleWords: readonly string[] = Object.values<FactEntry>(studentFacts).flatMap(({ inRules }) => Object.keys(inRules ?? {}));

/** The shapes of some facts, as of one value. */
export const shapeOf = <F extends Readonly<Record<string, FactEntry>>>(facts: F) =>
  parts(Object.fromEntries(Object.entries(facts).map(([key, { shape }]) => [key, shape])) as { [K in keyof F & string]: F[K]['shape'] });

/** All degrees student details tells of, the older form of the first included. */
export function degreesHeld({ degree: first, degrees }: Pick<StudentDetails, 'degree' | 'degrees'>): readonly Degree[] {
  return degrees ?? (first === undefined ? [] : [{ level: 'bachelor', ...first }]);
}
