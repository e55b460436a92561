/** Results that were made offline go into the account they were made for, each once: they are stored under the id of their sheet. */
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import { askAnew, mine } from '../../api/query-client.ts';
import { currentLocale } from '../../messages/locale.ts';
import { completeAnswers, type Finished } from './quiz-flow.ts';
import { waitingFlow } from './quiz-flow.store.ts';
import { submitQuiz } from './quiz.queries.ts';
import { quizKeyOf } from './which-quiz.ts';

async function send(finished: Finished, userId: string): Promise<void> {
  const { sheet, result, language } = finished;
  const answers = sheet && completeAnswers(sheet);
  // What is not whole can never be sent, and stays as it is.
  if (!sheet || !answers) return waitingFlow.stored(userId, finished, result);
  const { quiz, attemptId } = sheet;
  try {
    const stored = await submitQuiz(quizKeyOf(quiz), { quizId: quiz.id, answers, userId, ...(attemptId !== null && { attemptId }) });
    const isInItsWords = language === currentLocale().locale;
    const { submittedAt } = stored;
    waitingFlow.stored(userId, finished, isInItsWords ? stored : { ...result, attemptId: stored.attemptId, submittedAt });
  } catch (error) {
    // The server has read it and will never take it: it stays on this phone, like a guest's.
    if (!isApiError(error, 'invalid')) throw error;
    waitingFlow.stored(userId, finished, result);
  }
}

export const waitingResults = {
  count: (userId: string): number => waitingFlow.of(userId).length,
  /** The oldest first. Where the line breaks the others go on waiting. */
  send: async (queryClient: QueryClient, userId: string): Promise<void> => {
    for (const one of [...waitingFlow.of(userId)].reverse()) await send(one, userId);
    await askAnew(queryClient, [mine, 'quiz-attempts']);
  },
};
