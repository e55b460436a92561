/** What a course or an exam asks of a student, and what is told to one. Codes and numbers only: the words stand in words/. */
import type { AdmissionPart, AdmissionWay } from '@disha/contract/admission-groups';
import type { DegreeFamily, DegreeLevel, StudentFacts, Qualification, RuleFact, RuleWord, SubjectId } from '@disha/contract/passport';
import { certainties, type Certainty } from '@disha/contract/fees.words';
import { verdicts } from '@disha/contract/verdicts';
import type { YesOrNo } from '@disha/contract/shape';
import type { CourseLevel, Field, State } from '@disha/contract/taxonomy';
import type { Priors } from './plan/priors.ts';
import type { Kin, Lead, Prerequisite } from './counsel-facts.ts';

/** A and B: read at the body's or in the press; C: to be confirmed, so it never closes a door. */
export { certainties, type Certainty };

/** For whom a bar is lower or an age higher. */
export const relaxations = ['sc', 'st', 'obc_ncl', 'ews', 'pwd', 'female'] as const;
export type Relaxation = (typeof relaxations)[number];
/** A number, or `null` where there is a relaxation and only the notice of the year says how much. */
export type Relaxed = Readonly<Partial<Record<Relaxation, number | null>>>;

const schoolMarks = ['class10', 'class12'] as const;

/** What a degree is in, where a course or a post asks for that. */
export const disciplines = [
  ...(['physics', 'chemistry', 'mathematics', 'statistics', 'botany', 'zoology', 'life_science', 'biotechnology', 'microbiology'] as const),
  ...(['geology', 'geography', 'computing', 'electronics', 'environment', 'forensic', 'home_science', 'psychology', 'economics'] as const),
  ...(['history', 'political_science', 'sociology', 'social_work', 'philosophy', 'english', 'hindi', 'language', 'education'] as const),
  ...(['journalism', 'commerce', 'management', 'agriculture', 'food', 'civil', 'mechanical', 'electrical', 'chemical'] as const),
  ...(['mining', 'metallurgy', 'textile', 'aerospace', 'planning', 'design', 'performing', 'sports', 'special'] as const),
] as const;
export type Discipline = (typeof disciplines)[number];

/** What a course ends in: a degree, in what; `any` where that is left to the student. Or a diploma or a trade. */
export interface Gives {
  level: DegreeLevel;
  family: DegreeFamily;
  in: readonly Discipline[] | 'any';
}

/** Subjects of Class 10, which the student details does not hold: everybody has them, a student is reminded. */
export const earlySubjects = ['science', 'mathematics', 'english'] as const;
export type EarlySubject = (typeof earlySubjects)[number];

/** What no rule can decide. */
export const checks = [
  'medical',
  'height',
  'fitness',
  'test',
  'notice',
  'state',
  'college',
  'course',
  'language',
  'audition',
  'drawing',
  'third',
  'lateral',
  'jee',
  'main',
  'seats',
  'maths10',
  'neet',
  'ncc',
  'gnm',
] as const;
export type Check = (typeof checks)[number];

/** What must have been done, and no student details holds: the door is open to a student who has. */
export const duties = [
  'internship',
  'registration',
  'nurse',
  'pharmacist',
  'work1',
  'practice3',
  'theatre',
  'sport',
  'ncc_c',
  'deled',
  'bed_deled',
  'tet',
  'licence',
  'typing',
  'gate_score',
  'trade',
  'branch',
  'named_subject',
  'recent',
  'local_language',
  'art_degree',
  'stenography',
  'jee_rank',
  'work2',
  'paper_2b',
] as const;
export type Duty = (typeof duties)[number];

/** A fact of the student details (of-person.ts): of a choice the fact and its word; of a yes or no the word alone. */
export type OfPerson = {
  [F in RuleFact]: StudentFacts[F]['shape'] extends YesOrNo ? { kind: RuleWord<F> } : { kind: F; is: RuleWord<F> };
}[RuleFact];

export type Requirement =
  | { kind: 'class'; needs: '8' | '10' | '12' | 'degree' }
  | { kind: 'holds'; needs: Qualification }
  | { kind: 'subjects'; of: readonly SubjectId[]; count: number }
  | { kind: 'early'; of: readonly EarlySubject[] }
  | { kind: 'marks'; of: (typeof schoolMarks)[number]; least: number; relaxed: Relaxed }
  /** The average of some subjects, or each of them. A place that two subjects may fill is a list. */
  | { kind: 'subject_marks'; of: readonly (readonly SubjectId[])[]; each: boolean; least: number; relaxed: Relaxed }
  /** In years, halves too. `on`: the day by which one must not be too old, and that by which one must be old enough; "+MM-DD" a year on. */
  | {
      kind: 'age';
      least?: number;
      most?: number;
      on: readonly [string, string];
      relaxed: Relaxed;
      /** Two relaxations add up. */ adds?: true;
    }
  /** Which degree, in what, of how many years and with how many per cent. `held`: one in its last year is not enough. */
  | {
      kind: 'degree';
      level?: DegreeLevel | undefined;
      families?: readonly DegreeFamily[] | undefined;
      not?: readonly DegreeFamily[] | undefined;
      in?: readonly Discipline[] | undefined;
      /** Families that are taken whatever they are in. */
      whole?: readonly DegreeFamily[] | undefined;
      years?: number | undefined;
      least?: number | undefined;
      relaxed: Relaxed;
      /** The per cent is what most ask for, and closes nothing. */
      about?: true;
      held?: true;
    }
  | { kind: 'duty'; what: Duty }
  /** So often at most; who may more often is for the notice to say. */
  | { kind: 'attempts'; most: number }
  | OfPerson
  /** Class 12 passed at most so many years ago. */
  | { kind: 'within'; years: number }
  | { kind: 'home' }
  /** A way that some states have: in each of the others another. */
  | { kind: 'resident'; of: readonly State[] }
  /** The rule has not been read: never open, and never closed. */
  | { kind: 'rule' }
  /** A course below what the student holds: so many years again, where its length is known. */
  | { kind: 'anew'; years?: number | undefined }
  | { kind: 'check'; what: Check };

export type Condition = Requirement & {
  /** Within its item: "subjects.mathematics". */
  rule: string;
  certainty: Certainty;
  /** Some ask for it and others do not, or the number is only about right. */
  some?: true;
};

export type ItemType = 'courses' | 'exams' | 'careers';
export interface ItemId {
  type: ItemType;
  id: string;
}

/** A course or an exam with its rules: what holds for everybody, and the ways of which one is enough. */
export interface Item extends ItemId {
  type: 'courses' | 'exams';
  source: string;
  fields: readonly Field[];
  level?: CourseLevel;
  /** How long a course takes. */
  years?: number;
  /** What a course ends in, where that opens other doors. */
  gives?: Gives | Qualification;
  /** Of an exam that is no admission: it leads to work, or opens other exams. */
  purpose?: 'job' | 'eligibility';
  /** Of an exam for admission: it leads to work or to other exams too, so its courses are not all that it opens. */
  opensMore?: true;
  /** The home of an exam of a state. */
  state?: State;
  /** The exams by which a course is begun; absent where marks alone decide. */
  exams?: readonly string[];
  /** Marks alone decide at most places, or at some. */
  byMarks?: 'most' | 'some';
  /** Its ways are those of states. */
  byState?: true;
  all: readonly Condition[];
  ways: readonly (readonly Condition[])[];
}

/** A step as it is told: one of ours, one of several exams of which each state has its own, or words alone. */
export interface Telling {
  type: ItemType;
  id?: string;
  way?: string;
  oneOf?: readonly string[];
  /** Where its words are found: career, route and step. */
  words?: string;
}

/** A step of ours; `way`: the one of its ways that leads on, by the name its rules begin with. */
export interface RouteStep extends ItemId {
  way?: string;
}

/** A way into a career, step by step. */
export interface StepRoute {
  steps: readonly RouteStep[];
  /** All that tells, where a step is not simply one of ours. */
  told?: readonly Telling[];
  /** 1 where most take it. */
  usual?: 1 | 2 | 3;
  /** Only of one made for a student: its master's stands for that of any subject. */
  isExample?: boolean;
}

/** A career is judged by its routes, each as a whole. */
export interface CareerRoutes extends ItemId {
  type: 'careers';
  fields: readonly Field[];
  routes: readonly StepRoute[];
  related: readonly string[];
  /** One comes to it without any course, too. */
  atWork?: true;
  /** Every course and post that leads to it, also those on none of its routes; the most usual first. */
  leads: readonly Lead[];
}

/** How a state fills a part: see the contract. `exam` is of ours, `words` where the words stand that alone tell it. */
export interface Admission {
  how: AdmissionWay;
  exam?: string;
  words?: string;
}
export type Admissions = Readonly<Partial<Record<State, Readonly<Partial<Record<AdmissionPart, readonly Admission[]>>>>>>;

/** All rules at once. */
export interface Book {
  admissions?: Admissions;
  courses: readonly Item[];
  exams: readonly Item[];
  careers: readonly CareerRoutes[];
  /** What last lists and counts say of a seat. */
  priors?: Priors | undefined;
  /** By goal (`careers/nurse`, `streams/arts`): what is near it, the nearest first. */
  kin: Readonly<Record<string, readonly Kin[]>>;
  /** Courses by how hard a seat is to get, the hardest first: of what one test opens, the order of its rungs. */
  ladder: readonly string[];
  prerequisites: readonly Prerequisite[];
}

export { verdicts };
export type Verdict = (typeof verdicts)[number];
/** Of what depends on a rule: an unconfirmed rule on subjects or on a qualification says no. */
export type Probably = 'closed';

/** How a condition stands to a student. `later`: not yet, but it still may. */
export type Standing = 'met' | 'unmet' | 'later' | 'unknown' | 'note';

/** What is said of a condition, without words: the condition, how it stands, and the numbers that were compared. */
export interface SaidCondition {
  condition: Condition;
  standing: Standing;
  need?: number | undefined;
  have?: number | undefined;
  expected?: boolean | undefined;
  /** Of a degree: what about it is in the way. `relaxed`, `home`: whether it is eased hangs on more facts, or on the state alone. */
  part?: 'kind' | 'level' | 'subject' | 'held' | 'years' | 'relaxed' | 'home' | undefined;
  /** From which year on one is old enough. */
  fromYear?: number | undefined;
  state?: State | undefined;
}

export interface Reason {
  ruleId: string;
  said: SaidCondition;
  source: string;
}

export interface Judgement {
  verdict: Verdict;
  probably?: Probably;
  /** The one that decided comes first. */
  reasons: readonly Reason[];
  /** Dotted keys of the student details, or `rule` alone where it is the rule that is unknown. */
  missing: readonly string[];
  conditions: readonly SaidCondition[];
}
