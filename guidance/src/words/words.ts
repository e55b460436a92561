/** What a language must say: one object of this shape a language. A text that is missing, or left over, does not compile. */
import type { Language } from '@disha/contract/languages';
import type { arts } from '../banks/arts.ts';
import type { class10 } from '../banks/class10.ts';
import type { commerce } from '../banks/commerce.ts';
import type { pcb } from '../banks/pcb.ts';
import type { pcm } from '../banks/pcm.ts';
import type { Band, Bank, Block, Candidate, Facet, OptionId } from '../types.ts';

export type { Language };

export interface QuestionWords<Options extends OptionId = OptionId> {
  readonly question: string;
  /** How this language's sentences about a student name the question: "writing a small program", "on a free Saturday". */
  readonly about: string;
  readonly options: Readonly<Record<Options, string>>;
  /** What an option said before its text was mended: answers of that time are still understood. */
  readonly formerly?: Readonly<Partial<Record<Options, readonly string[]>>>;
}

export type BankWords<B extends Bank> = {
  readonly title: string;
  readonly estimatedTime: string;
  readonly questions: {
    readonly [Question in B['questions'][number] as Question['id']]: QuestionWords<Question['options'][number]['id']>;
  };
};

type AnyBank = typeof class10 | typeof pcm | typeof pcb | typeof commerce | typeof arts;

export interface CandidateWords {
  /** One sentence: what people do there. */
  readonly what: string;
  readonly subjects: string;
  /** About the exam of exams.ts, which it names. */
  readonly exam: string;
  readonly tryThis: string;
}

/** An answer that counted, in this language's own words. */
export interface Said {
  readonly block: Block;
  readonly about: string;
  readonly answer: string;
}

/** Whole sentences, each language's own: what a candidate's gender does to a verb is not for the scorer to know. */
export interface Sentences {
  first(meaning: { candidate: Candidate; second: Candidate; band: Band; said: readonly Said[] }): string;
  next(meaning: { candidate: Candidate; place: 2 | 3; isClose: boolean; said: readonly Said[] }): string;
  strength(facet: Facet): string;
  toBuild(facet: Facet): string;
  /** How sure this is. */
  band(meaning: { band: Band; isFlat: boolean; first: Candidate; second: Candidate }): string;
  /** How often quizzes of this kind are right at all. */
  honest(about: 'stream' | 'field'): string;
}

export interface Words {
  readonly language: Language;
  readonly names: Readonly<Record<Candidate, string>>;
  readonly candidates: Readonly<Record<Candidate, CandidateWords>>;
  readonly sentences: Sentences;
  readonly banks: { readonly [B in AnyBank as B['id']]: BankWords<B> };
}

/** By ids that are known only when it runs. The compiler has seen to it that every option of the bank has its text. */
export function questionWords(words: Words, bank: Bank, questionId: string): QuestionWords {
  const found = (words.banks[bank.id].questions as Readonly<Record<string, QuestionWords>>)[questionId];
  if (!found) throw new RangeError(`${bank.id} has no question ${questionId}`);
  return found;
}
