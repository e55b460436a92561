/**
 * The port behind which a language model may write the prose of a finished result. It is told nothing about the person:
 * no name, no e-mail, no free text; and it gives back words only, so it cannot change what is recommended.
 */
import type { Field, SchoolClass, Stream } from '@disha/contract/taxonomy';
import type { Language } from '@disha/guidance/words/words';

interface NamedChoice {
  id: Stream | Field;
  name: string;
}

export interface WriterFacts {
  /** The words are to be in this language. */
  language: Language;
  targetClass: SchoolClass;
  recommended: NamedChoice;
  streamName: string;
  /** The second and the third. */
  alsoRanked: readonly NamedChoice[];
  /** Class 10: fields of the recommended stream that fit best. */
  bestFields: readonly NamedChoice[];
  confidence: 'close' | 'good' | 'clear' | 'unclear';
  /** Questions and options of our own banks: never a text that somebody typed. */
  evidence: readonly { question: string; answer: string; for: string }[];
  /** What our own template says: the model may say it better, but finds the subjects and the exam here. */
  strengths: readonly string[];
  tips: readonly string[];
}

export interface Prose {
  explanation: string;
  keyStrengths: string[];
  studyTips: string[];
}

export interface Writer {
  readonly provider: string | null;
  readonly model: string | null;
  /** null: nothing fit to show came in time, so the template's words stand. Never throws. */
  write(facts: WriterFacts): Promise<Prose | null>;
  /** Whether the provider answers, asked without spending a token; null when there is none. */
  isReachable(): Promise<boolean | null>;
}
