/** What a bank holds and what a result holds: ids and numbers. What a person reads is in words/. Data only. */
import type { QuizIcon } from '@disha/contract/quiz.icons';
import { quizEntries, quizKeys, type WholeId } from '@disha/contract/quiz.keys';
import type { Field, SchoolClass, Stream } from '@disha/contract/taxonomy';
import type { Subject } from './subjects.ts';

export type Candidate = Stream | Field;
export type RiasecLetter = 'R' | 'I' | 'A' | 'S' | 'E' | 'C';

/** What an answer says about a person; key strengths are written from these. Equals come in this order. */
export const facetIds = [
  'solving',
  'making',
  'discovering',
  'caring',
  'nature',
  'leading',
  'starting',
  'numbers',
  'words',
  'creating',
  'fairness',
  'people',
  'discipline',
] as const;
export type Facet = (typeof facetIds)[number];

export type Block = 'activity' | 'situation' | 'self' | 'values' | 'choice';

/** Within its question, and for good: a stored answer of this version of the bank is read by it. */
export const optionIds = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
export type OptionId = (typeof optionIds)[number];

export interface BankOption<Id extends OptionId = OptionId> {
  readonly id: Id;
  /** The candidate this option speaks for; null: none ("not sure yet", or a scale that belongs to no single field). */
  readonly candidate: Candidate | null;
  /** Class 10: the field inside the stream that the option is about. */
  readonly field?: Field;
  /** A scale that belongs to no single field: the fields it speaks for, with half a voice each. */
  readonly leans?: readonly Field[];
  readonly facets: readonly Facet[];
  readonly riasec: Readonly<Partial<Record<RiasecLetter, number>>>;
}

export interface BankQuestion<Id extends string = string, Options extends OptionId = OptionId> {
  readonly id: Id;
  readonly block: Block;
  /** A likert question runs from least to most; its trait is the tags of the last option. */
  readonly kind: 'likert' | 'choice';
  readonly options: readonly BankOption<Options>[];
  /** Of a self-estimate: the subject that its first answer says is hard. */
  readonly subject?: Subject;
}

export interface Bank {
  readonly id: QuizId;
  /** A short quiz: the whole one it is the beginning of, whose texts it has. */
  readonly whole?: WholeId;
  readonly targetClass: SchoolClass;
  readonly stream: Stream | null;
  readonly candidates: readonly Candidate[];
  readonly questions: readonly BankQuestion[];
  /** By question: the field of life that it is about. */
  readonly icons: Readonly<Record<string, QuizIcon>>;
  readonly fitted: FittedWeights;
  /** Of a hundred people that nothing was fitted or chosen on, for how many the first was right: the tables of docs/guidance.md. */
  readonly rightOf100: number;
}

/** A quiz with all that belongs to it; its short one is cut from it. */
export interface WholeBank extends Bank {
  readonly id: WholeId;
  readonly work: WorkOf;
  readonly short: {
    /** The order in which the questions are worth asking: the first twelve are the short quiz. */
    readonly order: readonly string[];
    readonly fitted: FittedWeights;
    readonly rightOf100: number;
  };
}

/** Rows: what an answer is about (a candidate, or a scale that belongs to no single field); columns: the candidates, in their order. */
export interface FittedWeights {
  readonly beta: number;
  readonly weights: Readonly<Record<string, readonly number[]>>;
}

/**
 * What the commands write for a quiz, banks/<key>.fitted.json: the order by guidance:short, weights by guidance:fit. Coefficients only,
 * fitted on the fit half of the Open Psychometrics RIASEC answers (2015-18); no person's row is in the project.
 */
export interface FittedFile {
  readonly order: readonly string[];
  readonly whole: FittedWeights;
  readonly short: FittedWeights;
}

/** By the key of an answer: the ids of the careers it is about, a space between them. */
export type WorkOf = Readonly<Record<string, string>>;

export type { WholeId };
export const wholeIds: readonly WholeId[] = quizKeys.map((key) => quizEntries[key].id);

/** How many questions a short quiz has. */
export const shortLength = 12;
export type ShortId = `${WholeId}-${typeof shortLength}`;

/** Bank and version. Options, weights and what they mean belong to a version; texts may be corrected within it. */
export type QuizId = WholeId | ShortId;

export type ResultConfidence = 'close' | 'good' | 'clear' | 'unclear';

/** Where the level of liking says more than the differences: nearly all was disliked, or all was liked alike. */
export type AnswerLevel = 'nothing' | 'everything';

/** An answer that counted. */
export interface CountedAnswer {
  questionId: string;
  optionId: OptionId;
  /** In units of z, three places. */
  points: number;
}

export interface CandidateStanding {
  candidate: Candidate;
  /** 0..1, nine places: how often, among students who answer like this, it is the right one. */
  share: number;
}

/** Backed by two answers; seen in some; said to be hard; typical of the candidate and in no answer. */
export const strengthKinds = ['strength', 'seen', 'toBuild', 'notSeen'] as const;
type StrengthKind = (typeof strengthKinds)[number];

export interface Strength {
  facet: Facet;
  kind: StrengthKind;
}

export interface Recommended extends CandidateStanding {
  /** What speaks for it; of the first, what at the same time sets it apart from the second. Dislikes of others are no reason for it. */
  because: CountedAnswer[];
  /** Hardly behind the first. */
  isClose: boolean;
  /** What speaks for it. */
  evidence: CountedAnswer[];
  strengths: Strength[];
  /** Class 10: the two fields of the stream that suit best. */
  bestFields: Field[];
}

export interface Change {
  questionId: string;
  from: OptionId;
  to: OptionId;
}

/** A sheet of answers, understood: no word of any language. */
export interface Result {
  quizId: QuizId;
  /** Every candidate, best first. */
  ranked: CandidateStanding[];
  band: ResultConfidence;
  /** From first to last the answers hardly tell one candidate from another. */
  isFlat: boolean;
  /** Why it is unclear, where that is not for being flat; results of older versions have none. */
  level?: AnswerLevel | undefined;
  /** p1 - p2, 0..1, rounded to three places. */
  margin: number;
  /** Always three, best first. */
  recommended: Recommended[];
  /** The one or two answers whose change would put another first; none when no two would. */
  changes: Change[];
  /** Who would then stand first. */
  thenFirst: Candidate | null;
}
