/** What is kept of an attempt: the result as it was given, without what the catalogs add to it when it is shown. */
import { quizResult, recommendation } from '@disha/contract/quiz';
import type { Bank } from '@disha/guidance/types';
import type { WordedResult } from '@disha/guidance/words/word-result';
import { z } from 'zod';

export const storedResult = quizResult.omit({ attemptId: true, submittedAt: true, courses: true }).extend({
  recommendations: z.array(recommendation.omit({ exam: true }).extend({ examId: z.string() })).min(1),
});
export type StoredResult = z.infer<typeof storedResult>;

export function storedFrom(
  bank: Bank,
  { recommendations, scores, band, bandNote, whatWouldChange, honestNote }: WordedResult,
): StoredResult {
  return {
    quizId: bank.id,
    targetClass: bank.targetClass,
    stream: bank.stream,
    recommendations: recommendations.map(({ bestFields = [], ...rest }) => ({ ...rest, bestFields, aiGenerated: false })),
    scores: scores.map(({ fieldId, fieldName, matchScore }) => ({ id: fieldId, name: fieldName, matchScore })),
    confidence: band,
    bandNote,
    whatWouldChange: whatWouldChange.map(({ question, from, to, thenFirst }) => ({ question, from, to, thenFirst })),
    honestNote,
    totalQuestions: bank.questions.length,
  };
}
