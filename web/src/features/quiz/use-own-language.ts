import type { QuizResult } from '@disha/contract/quiz';
import { defaultLanguage } from '@disha/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mine } from '../../api/query-client.ts';
import { useLocale, type Locale } from '../../messages/locale.ts';
import { completeAnswers, attemptIdOf, type Finished, type QuizFlow, type AnswerSheet } from './quiz-flow.ts';
import { quizFlow } from './quiz-flow.store.ts';
import { readQuiz, resultFor, storedResult } from './quiz.queries.ts';
import { quizKeyOf } from './which-quiz.ts';

/**
 * A quiz that was begun, or finished, in another language goes on in the page's: ids are the same, so are answers and result.
 * False while the words are on their way; where they cannot be fetched, those that are here serve.
 */
export function useOwnLanguage({ sheet, result, language = defaultLanguage }: QuizFlow): boolean {
  const locale = useLocale();
  const isForeign = sheet !== null && language !== locale;
  const { data, isPending } = useQuery({
    queryKey: [mine, 'quiz-translated', locale, sheet?.quiz.id, result?.submittedAt],
    queryFn: async () =>
      sheet
        ? {
            quiz: (await readQuiz(quizKeyOf(sheet.quiz), sheet.quiz.whole !== undefined)).quiz,
            result: result && (await retold(sheet, result)),
          }
        : null,
    enabled: isForeign,
    staleTime: 0,
  });
  useEffect(() => {
    if (isForeign && data) quizFlow.translated({ ...data, language: locale satisfies Locale });
  }, [isForeign, data, locale]);
  return !isForeign || (!isPending && !data);
}

/** An earlier result in the words of the page; undefined while they are on their way, as it was taken where they cannot be fetched. */
export function useRetold(finished: Finished): Finished | undefined {
  const locale = useLocale();
  const { sheet, result, language = defaultLanguage } = finished;
  const isForeign = sheet !== null && language !== locale;
  const { data, isPending } = useQuery({
    queryKey: [mine, 'quiz-retold', locale, attemptIdOf(finished)],
    queryFn: () => (sheet ? retold(sheet, result) : null),
    enabled: isForeign,
  });
  if (!isForeign) return finished;
  return isPending ? undefined : { ...finished, result: data ?? result };
}

/** A stored result is read again; a visitor's is made again of the same answers. */
async function retold({ quiz, ...sheet }: AnswerSheet, { attemptId, submittedAt }: QuizResult): Promise<QuizResult | null> {
  if (attemptId !== null) return (await storedResult(attemptId)).result;
  const answers = completeAnswers({ quiz, ...sheet });
  return answers && { ...(await resultFor(quizKeyOf(quiz), { quizId: quiz.id, answers })), submittedAt };
}
