/** The words of the quiz: what a bank holds, what a result holds. Data only. */
import type { Field, SchoolClass, Stream } from '@disha/contract/taxonomy';

export type Candidate = Stream | Field;
export type Letter = 'R' | 'I' | 'A' | 'S' | 'E' | 'C';

/** What an answer says about a person; keyStrengths are written from these. */
export type Facet =
  | 'solving'
  | 'making'
  | 'discovering'
  | 'caring'
  | 'nature'
  | 'leading'
  | 'starting'
  | 'numbers'
  | 'words'
  | 'creating'
  | 'fairness'
  | 'people'
  | 'discipline';

export type Block = 'activity' | 'situation' | 'self' | 'values' | 'choice';

export interface BankOption {
  readonly text: string;
  /** The candidate this option speaks for; null: none ("not sure yet", or a scale that belongs to no single field). */
  readonly candidate: Candidate | null;
  /** Class 10: the field inside the stream that the option is about. */
  readonly field?: Field;
  /** A scale that belongs to no single field: the fields it speaks for, with half a voice each. */
  readonly leans?: readonly Field[];
  readonly facets: readonly Facet[];
  readonly riasec: Readonly<Partial<Record<Letter, number>>>;
}

export interface BankQuestion {
  readonly id: string;
  readonly block: Block;
  /** A likert question runs from least to most; its trait is the tags of the last option. */
  readonly kind: 'likert' | 'choice';
  readonly question: string;
  /** How a sentence about the student names this question: "writing a small program", "on a free Saturday". */
  readonly about: string;
  readonly options: readonly BankOption[];
}

export interface Bank {
  readonly id: QuizId;
  readonly targetClass: SchoolClass;
  readonly stream: Stream | null;
  readonly title: string;
  readonly estimatedTime: string;
  readonly candidates: readonly Candidate[];
  readonly questions: readonly BankQuestion[];
}

export type QuizId = 'class10-v1' | 'class12-pcm-v1' | 'class12-pcb-v1' | 'class12-commerce-v1' | 'class12-arts-v1';

/** What the browser may see: texts, no tags. */
export interface PublicQuiz {
  id: QuizId;
  targetClass: SchoolClass;
  stream: Stream | null;
  title: string;
  totalQuestions: number;
  estimatedTime: string;
  questions: { id: string; question: string; options: string[] }[];
}

export type Band = 'close' | 'good' | 'clear' | 'unclear';

export interface Evidence {
  question: string;
  answer: string;
  /** Name of the stream or field the answer counted for. */
  for: string;
}

export interface Recommendation {
  /** Class 10: the id of the stream. */
  fieldId: Candidate;
  fieldName: string;
  stream: Stream;
  streamName: string;
  explanation: string;
  keyStrengths: string[];
  studyTips: string[];
  /** The exam of our catalog that the tips name. */
  examId: string;
  /** 0-100, whole: how often, among students who answer like this, it is the right one. */
  matchScore: number;
  /** How clearly the whole sheet separates; the same on all three. */
  confidence: Band;
  evidence: Evidence[];
  /** Class 10 only: the two fields of the stream that suit best. */
  bestFields?: { fieldId: Field; fieldName: string }[];
}

export interface CandidateScore {
  fieldId: Candidate;
  fieldName: string;
  matchScore: number;
}

export interface Change {
  questionId: string;
  question: string;
  from: string;
  to: string;
  /** Name of the candidate that would then stand first. */
  thenFirst: string;
}

export interface QuizResult {
  /** Always three, best first. */
  recommendations: Recommendation[];
  /** Every candidate, best first. Each match is rounded on its own, so the sum is 100 give or take two. */
  scores: CandidateScore[];
  band: Band;
  /** p1 - p2, 0..1, rounded to three places. */
  margin: number;
  whatWouldChange: Change[];
  /** One sentence in plain words on how sure this is. */
  bandNote: string;
  honestNote: string;
}

export type AnswerCheck = 'ok' | { problem: 'count' | 'blank' | 'unknown'; index: number };
