import { defaultLanguage } from '@disha/contract/languages';
import type { QuizResult } from '@disha/contract/quiz';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../messages/locale.ts';
import { useUser } from '../../session/session.ts';
import { finishedIn } from './quiz-flow.ts';
import { useQuizFlow } from './quiz-flow.store.ts';
import { quizQueries } from './quiz.queries.ts';

/**
 * For other features: the last result of the person here, of this browser or of the account, and the language it is worded in. Null where
 * there is none.
 */
export function useOwnResult(): { result: QuizResult | null; language: string; isLoading: boolean } {
  const locale = useLocale();
  const user = useUser();
  const flow = useQuizFlow();
  const [finished] = finishedIn(flow);
  const here = finished?.result ?? null;
  const isHere = here !== null;
  const attempts = useQuery({ ...quizQueries.attempts(user?._id ?? ''), enabled: user !== null && !isHere });
  const last = attempts.data?.attempts[0]?.id;
  const attempt = useQuery({ ...quizQueries.attempt(user?._id ?? '', last ?? ''), enabled: last !== undefined && !isHere });
  const language = isHere ? (finished?.language ?? defaultLanguage) : locale;
  return { result: here ?? attempt.data?.result ?? null, language, isLoading: attempts.isLoading || attempt.isLoading };
}
