/** What a language must say: one object of this shape a language. A text that is missing, or left over, does not compile. */
import type { Language } from '@disha/contract/languages';
import type { GateField } from '../gates.ts';
import { wholeOf } from '../short.ts';
import type { ResultConfidence, Bank, Block, Candidate, Facet, AnswerLevel, OptionId, WholeId } from '../types.ts';
import type { Subject } from '../subjects.ts';

export type { Language };

export interface QuestionWords<Options extends OptionId = OptionId> {
  readonly question: string;
  /** How this language's sentences about a student name the question: "writing a small program", "on a free Saturday". */
  readonly about: string;
  readonly options: Readonly<Record<Options, string>>;
  /** What an option said before its text was corrected: answers of that time are still understood. */
  readonly formerly?: Readonly<Partial<Record<Options, readonly string[]>>>;
}

export type BankWords<B extends Bank> = {
  readonly title: string;
  readonly estimatedTime: string;
  /** Of the short quiz. */
  readonly shortTime: string;
  readonly questions: {
    readonly [Question in B['questions'][number] as Question['id']]: QuestionWords<Question['options'][number]['id']>;
  };
};

/**
 * A question in a few words, and its answers where they are not those of a scale. Each is a text of its own and no cut, since it stands
 * alone in a row.
 */
export type BankShorts<B extends Bank> = {
  readonly [Question in B['questions'][number] as Question['id']]:
    | string
    | { readonly question: string; readonly options: Readonly<Record<Question['options'][number]['id'], string>> };
};

/** What stands on a result's first screen. */
export interface ShortSayings {
  /** Why it comes first, its subjects, how to practise, what to try this month. */
  readonly candidates: Readonly<Record<Candidate, readonly [why: string, subjects: string, practise: string, tryThis: string]>>;
  readonly strengths: Readonly<Record<Facet, readonly [name: string, note: string]>>;
  /** Instead of the note, where two answers do not back it. */
  readonly kinds: Readonly<Record<'seen' | 'toBuild' | 'notSeen', string>>;
  exam(name: string): string;
  readonly aboutExam: string;
  /** Over what to try. */
  readonly tryThis: string;
  /** Answers of scales: all scales of a kind share them. */
  readonly scales: {
    readonly activity: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e', string>>;
    readonly self: Readonly<Record<'a' | 'b' | 'c' | 'd', string>>;
  };
}

export interface ShortLine {
  title: string;
  note: string;
}

export interface CandidateWords {
  /** One sentence: what people do there. */
  readonly what: string;
  readonly subjects: string;
  /** About the exam of exams.ts, which it names. */
  readonly exam: string;
  readonly tryThis: string;
}

/** An answer that counted, in this language's own words. */
export interface SaidAnswer {
  readonly block: Block;
  readonly about: string;
  readonly answer: string;
}

/** Whole sentences, each language's own: what a candidate's gender does to a verb is not for the scorer to know. */
export interface Sentences {
  first(meaning: {
    candidate: Candidate;
    second: Candidate;
    band: ResultConfidence;
    level: AnswerLevel | undefined;
    said: readonly SaidAnswer[];
  }): string;
  next(meaning: { candidate: Candidate; place: 2 | 3; band: ResultConfidence; isClose: boolean; said: readonly SaidAnswer[] }): string;
  /** One answer as a sentence. */
  quoted(said: SaidAnswer): string;
  strength(facet: Facet): string;
  seen(facet: Facet): string;
  toBuild(facet: Facet): string;
  notSeen(facet: Facet): string;
  /** How sure this is. */
  band(meaning: { band: ResultConfidence; isFlat: boolean; level: AnswerLevel | undefined; first: Candidate; second: Candidate }): string;
  /** How often quizzes of this kind are right at all. */
  honest(about: 'stream' | 'field'): string;
  /** Behind it, for a short quiz: how much surer the whole is. Of a hundred, how often the first is right. */
  firstLook(meaning: { asked: number; whole: number; right: number; rightWhole: number }): string;
  /** One small thing to do, for a student with nothing clear yet. */
  tryOut(candidate: Candidate): string;
}

/** How many want the places behind one exam: a fact of the catalog. */
export interface Crowd {
  readonly year: number;
  readonly candidates: number;
  readonly places: number;
  /** Of these, in public colleges, where that is known. */
  readonly publicPlaces?: number | undefined;
}

/** What a place costs, in rupees: a fee band of the catalog. */
export interface Price {
  readonly from: number;
  readonly to: number;
}

export interface GateWords {
  /** How many want it, how many places there are, and the second road. */
  crowd(crowd: Crowd): string;
  /** The prices of gates.ts, in its order and in words. */
  cost?(prices: { first: string; second: string }): string;
}

/** All but the banks' own. */
export interface Sayings {
  readonly language: Language;
  readonly names: Readonly<Record<Candidate, string>>;
  readonly candidates: Readonly<Record<Candidate, CandidateWords>>;
  readonly sentences: Sentences;
  readonly inShort: ShortSayings;
  /** What of a subject is needed on a road full of it, how others got there, and the nearest road without it. */
  readonly weakSubjects: Readonly<Record<Subject, Readonly<Partial<Record<Candidate, string>>>>>;
  readonly gates: Readonly<Record<GateField, GateWords>>;
  price(price: Price): string;
  /** Behind figures that are some years old. */
  oldFigures(year: number): string;
}

export interface Words extends Sayings {
  /** Each bank's file is of its own type: a text that is missing there, or left over, does not compile. */
  readonly banks: Readonly<Record<WholeId, BankWords<Bank>>>;
  readonly shorts: Readonly<Record<WholeId, BankShorts<Bank>>>;
}

/** By ids that are known only when it runs. The compiler has seen to it that every option of the bank has its text. */
export function questionWords(words: Words, bank: Bank, questionId: string): QuestionWords {
  const found = words.banks[wholeOf(bank)].questions[questionId];
  if (!found) throw new RangeError(`${bank.id} has no question ${questionId}`);
  return found;
}
