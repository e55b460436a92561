/** What a guest has of quizzes on this phone, for the person who says that it is theirs. */
import type { QueryClient } from '@tanstack/react-query';
import { answeredCount, finishedIn } from './quiz-flow.ts';
import { guestsQuiz } from './quiz-flow.store.ts';
import { quizQueries } from './quiz.queries.ts';
import { isWhole, storeResult } from './save-result.ts';

export const guestsResults = {
  /** When each was taken, the newest first. */
  days: (): readonly string[] => finishedIn(guestsQuiz.read()).map(({ result }) => result.submittedAt),
  /** Of a quiz that is not finished. */
  answered: (): { answers: number; of: number } | null => {
    const { sheet, result } = guestsQuiz.read();
    const answers = sheet && result === null ? answeredCount(sheet) : 0;
    return sheet && answers > 0 ? { answers, of: sheet.quiz.questions.length } : null;
  },
  /** How many the account has. */
  inAccount: async (queryClient: QueryClient, userId: string): Promise<number> =>
    (await queryClient.fetchQuery(quizQueries.attempts(userId))).attempts.length,
  /** One after the other: where the line breaks, those that are stored are stored, and the others are still the guest's. */
  take: async (queryClient: QueryClient, userId: string): Promise<void> => {
    for (const one of finishedIn(guestsQuiz.read())) if (isWhole(one)) await storeResult(queryClient, one, userId);
    guestsQuiz.give(guestsQuiz.read());
  },
};
