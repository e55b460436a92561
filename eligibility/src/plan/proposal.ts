/** A proposed plan: by its meaning as it is worked out, and in words as it goes over the wire. */
import type { ExamDate } from '@disha/contract/exams.dates';
import type { StepItem, StepKind } from '@disha/contract/plan-steps';
import type { Verdict } from '../types.ts';
import type { WaySeat } from './seat.ts';
import type { WayBand, WayCost, WayPlace } from './knowledge.ts';

export const labels = ['A', 'B', 'C'] as const;
export type Label = (typeof labels)[number];

export type Goal = { type: 'careers' | 'courses' | 'exams' | 'fields'; id: string };
export type NotedItem = { type: 'careers' | 'courses' | 'exams' | 'colleges'; id: string };

/** How likely a seat is, in words: a model's number is never told. */
export type ToldSeat = Pick<WaySeat, 'band' | 'basis' | 'year'>;

export interface Rung extends Pick<ToldWay, 'verdict' | 'places' | 'chance' | 'cost' | 'seat'> {
  course: string;
}

/** Exactly as the wire has it. Texts are in the language that was asked for. */
export interface ToldWay {
  label: Label;
  /** No competitive exam, or a chance of 95 in 100, and open within the student's distance. */
  sure: boolean;
  /** Where it leads: the goal itself, or one near it. */
  career?: string;
  /** Absent where an exam alone leads to the work. */
  course?: string;
  exams: readonly string[];
  /** The gate in words, where it has no page. */
  gateText?: string;
  byMarks: boolean;
  places: readonly WayPlace[];
  verdict: Verdict;
  chance: { band: WayBand; percent?: number } | null;
  cost: WayCost | null;
  /** Why this way. */
  reasons: readonly string[];
  /** No place within the distance the student would go. */
  beyond?: true;
  seat: ToldSeat | null;
  /** What its gate opens, the way's own course first; none where nothing is studied. */
  ladder: readonly Rung[];
  /** By what it came before the next best. */
  decided: { criterion: string; over: { course?: string; career?: string; exams: readonly string[] } } | null;
  /** A master's that stands for the one of the student's own subject. */
  example?: true;
  /** Our lists name only a handful of the places that teach it. */
  fewKnown?: true;
}

interface ToldStep {
  text: string;
  due?: string;
  year: number;
  why: string;
  certainty: ExamDate['status'];
}

/** What a plan keeps of a step: it is worded when it is shown. */
interface KeptStep {
  id: string;
  kind: StepKind;
  of: readonly { type: StepItem; id: string }[];
}

export interface ToldProposal {
  goal: Goal | null;
  /** The newest wish, where it is closed: why, and `goal` stands for it. */
  replaced?: Goal & { reason: string };
  ways: readonly ToldWay[];
  /** No way within reach is sure. */
  missingSure?: true;
  /** In 100: how often all ways fail; null where a chance is not known. */
  leftWithNothing?: number | null;
  /** Each noted wish that is in no way. */
  notTaken: readonly (NotedItem & { reason: string })[];
  warnings: readonly { kind: string; text: string }[];
  steps: readonly (ToldStep & KeptStep)[];
  /** The fact that would decide between two ways. */
  wouldDecide: { key: string; ways: readonly Label[] } | null;
}
