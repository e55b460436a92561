/** What a language must say of verdicts. A text that is missing, or left over, does not compile. */
import type { DegreeFamily, DegreeLevel, RuleFact, RuleWord, SubjectId } from '@disha/contract/passport';
import type { Check, Discipline, Duty, EarlySubject } from '../types.ts';

type MarksOf = 'class10' | 'class12' | 'degree';
type AnyDegreeLevel = 'any' | DegreeLevel;

interface WordTexts {
  only: string;
  /** Where some ask so and others do not. */
  mostly?: string;
  /** On a chip that is closed: "women only". */
  short: string;
}

export interface FactTexts<F extends RuleFact = RuleFact> {
  unknown: string;
  /** To whom has answered what no word asks for. */
  check?: string;
  /** On a chip that hangs on it: "Depends on your gender". */
  named: string;
  words: Readonly<Record<RuleWord<F>, WordTexts>>;
}

export interface EligibilityTexts {
  subjects: Readonly<Record<SubjectId, string>>;
  early: Readonly<Record<EarlySubject, string>>;
  places: Readonly<Record<MarksOf, string>>;
  checks: Readonly<Record<Check, string>>;
  /** The last of a list is joined by a word. */
  or: (before: string, last: string) => string;
  and: (before: string, last: string) => string;

  classUnknown: string;
  degreeFirst: string;
  class12First: string;
  families: Readonly<Record<DegreeFamily, string>>;
  disciplines: Readonly<Record<Discipline, string>>;
  levels: Readonly<Record<AnyDegreeLevel, string>>;
  duties: Readonly<Record<Duty, string>>;
  /** "B.Sc with Physics". */
  degreeIn: (degree: string, disciplines: string) => string;
  degreeNot: (degree: string, others: string) => string;
  degree_unmet: (degree: string) => string;
  degree_some: (degree: string) => string;
  degree_first: (degree: string) => string;
  degree_unknown: (degree: string) => string;
  degree_subject: (disciplines: string) => string;
  degree_years: (years: string) => string;
  degree_met: (degree: string) => string;
  degree_held: string;
  attempts: (most: string) => string;
  diplomaFirst: string;
  itiFirst: string;

  subjects_unmet: (subjects: string) => string;
  subjects_some: (subjects: string) => string;
  subjects_unknown: (subjects: string) => string;
  /** "three of Physics, Chemistry, ...". */
  countOf: (count: number, subjects: string) => string;
  early_note: (subject: string) => string;

  marks_unmet: (need: string, place: string, have: string) => string;
  marks_expected: (need: string, place: string, have: string) => string;
  marks_relaxed: (need: string, place: string, have: string) => string;
  marks_some: (need: string, place: string, have: string) => string;
  marks_unknown: (need: string, place: string) => string;
  marks_category: (need: string, place: string, have: string) => string;
  /** Where the bar is on some subjects. */
  third: string;
  together: (subjects: string) => string;
  each: (subjects: string) => string;

  age_young: (years: string, fromYear: string) => string;
  age_old: (years: string) => string;
  age_about: (years: string) => string;
  age_unknown: string;
  age_relaxed: (years: string) => string;
  /** "16 and a half". */
  half: (years: string) => string;

  /** What rules ask of one of the student details, by the words of its entry. */
  facts: { readonly [F in RuleFact]: FactTexts<F> };
  within: (year: string) => string;
  within_unknown: string;
  home_only: (state: string) => string;
  home_mostly: (state: string) => string;
  home_unknown: (state: string) => string;
  /** A limit that a state eases for its own people. */
  eased_home: (state: string) => string;
  /** Each state has a rule of its own. */
  resident_unknown: string;

  rule_unknown: string;
  rule_later: string;
  /** How many years a course takes that one would begin again from the start; empty where its length is not known. */
  anew: (years: string) => string;

  /** Behind an unconfirmed reason. */
  unsure: string;
}
