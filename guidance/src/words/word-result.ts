/** A result in the words of one language. */
import { isStream, streamOf, type Field, type Stream } from '@disha/contract/taxonomy';
import { examOfCandidate } from '../exams.ts';
import { quizById } from '../quizzes.ts';
import type { ResultConfidence, Bank, Candidate, CountedAnswer, Recommended, Result } from '../types.ts';
import { questionWords, type SaidAnswer, type Words } from './words.ts';

interface Evidence {
  question: string;
  answer: string;
  /** Name of the stream or field the answer counted for. */
  for: string;
}

export interface RecommendationParts {
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
  /** 0-100, whole. */
  matchScore: number;
  /** How clearly the whole sheet separates; the same on all three. */
  confidence: ResultConfidence;
  evidence: Evidence[];
  /** Class 10 only: the two fields of the stream that suit best. */
  bestFields?: { fieldId: Field; fieldName: string }[];
}

export interface WordedResult {
  /** Always three, best first. */
  recommendations: RecommendationParts[];
  /** Every candidate, best first. Each match is rounded on its own, so the sum is 100 give or take two. */
  scores: { fieldId: Candidate; fieldName: string; matchScore: number }[];
  band: ResultConfidence;
  margin: number;
  whatWouldChange: { questionId: string; question: string; from: string; to: string; thenFirst: string }[];
  /** One sentence in plain words on how sure this is. */
  bandNote: string;
  honestNote: string;
  /** Three small things to find out by, where nothing is clear yet. */
  tryThis: string[];
}

export const percent = (share: number): number => Math.round(100 * share);

export function wordResult(result: Result, words: Words): WordedResult {
  const bank = bankOf(result);
  const { names, sentences } = words;
  const [first, second] = result.ranked.map(({ candidate }) => candidate) as [Candidate, Candidate];
  const { thenFirst } = result;
  return {
    recommendations: result.recommended.map((one, index) => recommendation(bank, words, result, one, index)),
    scores: result.ranked.map(({ candidate, share }) => ({
      fieldId: candidate,
      fieldName: names[candidate],
      matchScore: percent(share),
    })),
    band: result.band,
    margin: result.margin,
    whatWouldChange: result.changes.map(({ questionId, from, to }) => {
      const { question, options } = questionWords(words, bank, questionId);
      return { questionId, question, from: options[from], to: options[to], thenFirst: thenFirst === null ? '' : names[thenFirst] };
    }),
    bandNote: sentences.band({ band: result.band, isFlat: result.isFlat, level: result.level, first, second }),
    honestNote: honestNote(bank, words),
    tryThis: result.band === 'unclear' ? result.recommended.map(({ candidate }) => sentences.tryOut(candidate)) : [],
  };
}

function honestNote(bank: Bank, { sentences }: Words): string {
  const honest = sentences.honest(bank.stream === null ? 'stream' : 'field');
  if (bank.whole === undefined) return honest;
  const whole = quizById(bank.whole);
  const look = { asked: bank.questions.length, whole: whole?.questions.length ?? 0 };
  return `${sentences.firstLook({ ...look, right: bank.rightOf100, rightWhole: whole?.rightOf100 ?? 0 })} ${honest}`;
}

function bankOf({ quizId }: Result): Bank {
  const bank = quizById(quizId);
  if (!bank) throw new RangeError(`no quiz ${quizId}`);
  return bank;
}

function recommendation(bank: Bank, words: Words, { band, level, ranked }: Result, one: Recommended, index: number): RecommendationParts {
  const { names, candidates, sentences } = words;
  const { candidate, isClose } = one;
  const stream = isStream(candidate) ? candidate : streamOf(candidate);
  const second = ranked[1]?.candidate ?? candidate;
  const said = one.because.map((counted) => saidIn(bank, words, counted));
  const { subjects, exam, tryThis } = candidates[candidate];
  return {
    fieldId: candidate,
    fieldName: names[candidate],
    stream,
    streamName: names[stream],
    explanation:
      index === 0
        ? sentences.first({ candidate, second, band, level, said })
        : sentences.next({ candidate, place: index === 1 ? 2 : 3, band, isClose, said }),
    keyStrengths: one.strengths.map(({ facet, kind }) => sentences[kind](facet)),
    studyTips: [subjects, exam, tryThis],
    examId: examOfCandidate[candidate].id,
    matchScore: percent(one.share),
    confidence: band,
    evidence: one.evidence.map(({ questionId, optionId }) => {
      const { question, options } = questionWords(words, bank, questionId);
      return { question, answer: options[optionId], for: names[candidate] };
    }),
    ...(isStream(candidate) && { bestFields: one.bestFields.map((field) => ({ fieldId: field, fieldName: names[field] })) }),
  };
}

/** An answer as this language's sentences take it up. */
export function saidIn(bank: Bank, words: Words, { questionId, optionId }: Pick<CountedAnswer, 'questionId' | 'optionId'>): SaidAnswer {
  const { about, options } = questionWords(words, bank, questionId);
  const block = bank.questions.find(({ id }) => id === questionId)?.block ?? 'situation';
  return { block, about, answer: options[optionId] };
}
