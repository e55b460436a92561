/** What a course or an exam asks of a student, and what is told to one. Codes and numbers only: the words stand in words/. */
import type { Gender, Qualification, SubjectId } from '@disha/contract/passport';
import type { CourseLevel, Field, State } from '@disha/contract/taxonomy';

export const certainties = ['A', 'B', 'C'] as const;
/** A and B: read at the body's or in the press; C: to be confirmed, so it never closes a door. */
export type Certainty = (typeof certainties)[number];

/** For whom a bar is lower or an age higher. */
export const relaxations = ['sc', 'st', 'obc_ncl', 'ews', 'pwd', 'female'] as const;
export type Relaxation = (typeof relaxations)[number];
/** A number, or `null` where there is a relaxation and only the notice of the year says how much. */
export type Relaxed = Readonly<Partial<Record<Relaxation, number | null>>>;

export const schoolMarks = ['class10', 'class12', 'degree'] as const;

/** Subjects of Class 10, which the passport does not hold: everybody has them, a student is reminded. */
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
  'ncc',
  'gnm',
] as const;
export type Check = (typeof checks)[number];

export type Asked =
  | { kind: 'class'; needs: '8' | '10' | '12' | 'degree' }
  | { kind: 'holds'; needs: Qualification }
  | { kind: 'subjects'; of: readonly SubjectId[]; count: number }
  | { kind: 'early'; of: readonly EarlySubject[] }
  | { kind: 'marks'; of: (typeof schoolMarks)[number]; least: number; relaxed: Relaxed }
  /** The average of some subjects, or each of them. A place that two subjects may fill is a list. */
  | { kind: 'subject_marks'; of: readonly (readonly SubjectId[])[]; each: boolean; least: number; relaxed: Relaxed }
  /** In years, halves too. `on`: the first and the last day of the year on which it may be counted, as MM-DD. */
  | { kind: 'age'; least?: number; most?: number; on: readonly [string, string]; relaxed: Relaxed }
  | { kind: 'gender'; is: Exclude<Gender, 'other'> }
  | { kind: 'unmarried' }
  /** Class 12 passed at most so many years ago. */
  | { kind: 'within'; years: number }
  | { kind: 'home' }
  /** Nobody here has read the rule: never open, and never closed. */
  | { kind: 'rule' }
  /** A course below what the student holds: so many years again, where its length is known. */
  | { kind: 'anew'; years?: number | undefined }
  | { kind: 'check'; what: Check };

export type Condition = Asked & {
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
  /** The home of an exam of a state. */
  state?: State;
  /** The exams by which a course is begun; absent where marks alone decide. */
  exams?: readonly string[];
  all: readonly Condition[];
  ways: readonly (readonly Condition[])[];
}

/** A career is judged by what its routes begin with. */
export interface Career extends ItemId {
  type: 'careers';
  fields: readonly Field[];
  routes: readonly (readonly ItemId[])[];
  related: readonly string[];
}

/** All rules at once. */
export interface Book {
  courses: readonly Item[];
  exams: readonly Item[];
  careers: readonly Career[];
}

export const verdicts = ['closed', 'depends', 'open_if', 'open'] as const;
export type Verdict = (typeof verdicts)[number];

/** How a condition stands to a student. `later`: not yet, but it still may. */
export type Standing = 'met' | 'unmet' | 'later' | 'unknown' | 'note';

/** What is said of a condition, without words: the condition, how it stands, and the numbers that were compared. */
export interface Said {
  condition: Condition;
  standing: Standing;
  need?: number | undefined;
  have?: number | undefined;
  expected?: boolean | undefined;
  /** From which year on one is old enough. */
  fromYear?: number | undefined;
  state?: State | undefined;
}

export interface Reason {
  ruleId: string;
  said: Said;
  source: string;
}

export interface Judgement {
  verdict: Verdict;
  /** The one that decided comes first. */
  reasons: readonly Reason[];
  /** Dotted keys of the passport, or `rule` alone where the rule is what nobody here knows. */
  missing: readonly string[];
  conditions: readonly Said[];
}
