import type { QuizResult } from '@disha/contract/quiz';
import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../session/session.ts';
import { finishedIn } from './quiz-flow.ts';
import { useQuizFlow } from './quiz-flow.store.ts';
import { quizQueries } from './quiz.queries.ts';

/** For other rooms: the last result of the person here, of this browser or of the account. Null where there is none. */
export function useOwnResult(): { result: QuizResult | null; isLoading: boolean } {
  const user = useUser();
  const flow = useQuizFlow();
  const here = finishedIn(flow)[0]?.result ?? null;
  const isHere = here !== null;
  const attempts = useQuery({ ...quizQueries.attempts(user?._id ?? ''), enabled: user !== null && !isHere });
  const last = attempts.data?.attempts[0]?.id;
  const attempt = useQuery({ ...quizQueries.attempt(user?._id ?? '', last ?? ''), enabled: last !== undefined && !isHere });
  return { result: here ?? attempt.data?.result ?? null, isLoading: attempts.isLoading || attempt.isLoading };
}
