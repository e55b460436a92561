/** A result that only this browser holds goes into the account of the person here. */
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/error-text.ts';
import { askAnew, mine } from '../../api/query-client.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { ownerNow } from '../../session/owner.ts';
import { toast } from '../../ui/toast.ts';
import { completeAnswers, notStarted, type Finished } from './quiz-flow.ts';
import { guestsQuiz } from './quiz-flow.store.ts';
import { submitQuiz } from './quiz.queries.ts';
import { quizKeyOf } from './which-quiz.ts';

/** Whether it could be sent at all. */
export const isWhole = ({ sheet }: Finished): boolean => sheet !== null && completeAnswers(sheet) !== null;

/** The same answers give the same result, so sending them again with a name is all it takes; with their id they are stored once. */
export async function storeResult(queryClient: QueryClient, finished: Finished, userId: string): Promise<Finished> {
  const { sheet } = finished;
  const answers = sheet && completeAnswers(sheet);
  if (!sheet || !answers) return finished;
  const result = await submitQuiz(quizKeyOf(sheet.quiz), {
    quizId: sheet.quiz.id,
    answers,
    userId,
    ...(sheet.attemptId !== null && { attemptId: sheet.attemptId }),
  });
  void askAnew(queryClient, [mine, 'quiz-attempts']);
  const stored = { ...finished, result };
  if (ownerNow() === userId) guestsQuiz.give({ ...notStarted, ...stored });
  return stored;
}

export function useSaveResult(userId: string) {
  const text = useText(quizTexts).results.keep;
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (finished: Finished) => storeResult(queryClient, finished, userId),
    onSuccess: () => toast.success(text.saved),
    onError: (error) => toast.error(isApiError(error) ? errorText(error) : text.failed),
  });
}
