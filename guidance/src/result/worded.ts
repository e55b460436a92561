/** What a sheet of answers meant, in the words of a language, before the catalogs add to it. */
import type { QuizResult, Recommendation } from '@disha/contract/quiz';
import type { Language } from '@disha/contract/languages';
import { quizById } from '../quizzes.ts';
import type { Bank, Result } from '../types.ts';
import { wholeIn } from '../words/public-quiz.ts';
import { shortResult } from '../words/short-result.ts';
import { wordResult } from '../words/word-result.ts';
import type { Words } from '../words/words.ts';

/** What a model has put into other words. */
export interface KeptProse {
  language: Language;
  explanation: string;
  keyStrengths: string[];
  studyTips: string[];
}

export interface KeptResult {
  meaning: Result;
  prose: KeptProse | null;
}

type OfCatalogs = 'attemptId' | 'submittedAt' | 'courses' | 'careers' | 'interests' | 'notes' | 'recommendations';
export type WordedRecommendation = Omit<Recommendation, 'exam'> & { examId: string };
export type WordedAnswer = Omit<QuizResult, OfCatalogs> & { recommendations: WordedRecommendation[] };

/** A model's prose speaks one language; in another our own sentences stand. */
export function resultInWords({ meaning: result, prose: written }: KeptResult, words: Words): WordedAnswer {
  const bank = quizById(result.quizId) as Bank;
  const { recommendations, scores, band, bandNote, whatWouldChange, honestNote, tryThis } = wordResult(result, words);
  const { language, ...first } = written?.language === words.language ? written : { language: undefined };
  return {
    quizId: bank.id,
    targetClass: bank.targetClass,
    stream: bank.stream,
    ...wholeIn(bank),
    recommendations: recommendations.map(({ bestFields = [], ...rest }, index) => ({
      ...rest,
      bestFields,
      aiGenerated: index === 0 && language !== undefined,
      ...(index === 0 && first),
    })),
    scores: scores.map(({ fieldId, fieldName, matchScore }) => ({ id: fieldId, name: fieldName, matchScore })),
    confidence: band,
    bandNote,
    whatWouldChange: whatWouldChange.map(({ question, from, to, thenFirst }) => ({ question, from, to, thenFirst })),
    honestNote,
    tryThis,
    inShort: shortResult(result, bank, words),
    totalQuestions: bank.questions.length,
  };
}
