/** What a language must say of a proposed plan. A text that is missing, or left over, does not compile. */
import type { StepKind } from '@disha/contract/plan-steps';
import type { ChoiceId } from '../plan/choices.ts';
import type { CriterionId } from '../plan/criteria.ts';
import type { Near } from '../plan/knowledge.ts';
import type { WaySeat } from '../plan/seat.ts';
import type { Warning } from '../plan/warnings.ts';

export interface PlanTexts {
  /** Why this way. */
  because: {
    goal: (career: string) => string;
    related: (career: string) => string;
    itself: string;
    /** The same of a goal that stands in the place of a closed wish: it is not what the student named. */
    instead: { goal: (career: string) => string; related: (career: string) => string; itself: string };
    field: string;
    opened: (exam: string) => string;
    then: (names: string) => string;
    sister: string;
    noted: string;
    anyDegree: string;
    alone: string;
    work: string;
    sure: string;
    sureByMarks: string;
    college: string;
    everywhere: string;
    unlisted: string;
    anew: string;
    nowhere: string;
    near: Readonly<Record<Near, string>>;
    beyond: Readonly<Record<Near, string>>;
    chance: (percent: string) => string;
    /** How likely a seat is by the marks that are told. */
    seat: Readonly<Record<WaySeat['band'], string>>;
    /** By what it came before the next best, which may be named. */
    decided: Readonly<Record<CriterionId, (over: string) => string>>;
  };
  /** The gate, where no source says by what the college goes. */
  collegeDecides: string;
  /** The gate of distance learning. */
  openLearning: string;
  /** The gate of graduates into an institute that others enter by its foundation test. */
  directEntry: string;
  /** The gate of a student who holds all that a career asks for. */
  toWork: string;
  /** Why not this wish. */
  whyNot: Readonly<Record<'closed' | 'lesser' | 'first' | 'later' | 'far' | 'none' | 'other' | 'notNear' | 'again', string>>;
  /** Why a wish stands behind the first way, by what decided. */
  lost: Readonly<Record<CriterionId, string>>;
  way: (label: string, name: string) => string;
  warnings: {
    [Kind in Exclude<Warning['kind'], 'wayAboveBudget'>]: (a: string, b: string) => string;
  } & { wayAboveBudget: (way: string, least: string, budget: string) => string };
  steps: Readonly<Record<StepKind, (names: string) => string>>;
  why: Readonly<Record<StepKind, string>>;
  months: (from: string, to: string, year: string) => string;
  monthNames: readonly string[];
  choices: Readonly<Record<ChoiceId, string>>;
  /** "Science with Biology keeps way A and B open." */
  keeps: (choice: string, ways: string) => string;
  keepsNone: (choice: string) => string;
  and: (before: string, last: string) => string;
}
