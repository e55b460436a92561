import type { QuizResult } from '@disha/contract/quiz';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../api/error-text.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { finishedIn } from './quiz-flow.ts';
import { quizFlow, useQuizFlow } from './quiz-flow.store.ts';
import { offerLook } from './quiz-look.ts';
import type { HistoryPlace } from './quiz-place.ts';
import { quizQueries } from './quiz.queries.ts';
import { quizKeyOf } from './which-quiz.ts';

/** The result of a short quiz is a first look: the whole one is a press away, with what was answered here. */
export function FirstLook({ result }: { result: QuizResult }) {
  const text = useText(quizTexts).results.firstLook;
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const flow = useQuizFlow();
  const [isBusy, setBusy] = useState(false);
  const { whole, totalQuestions, quizId, submittedAt } = result;
  if (!whole) return null;
  const sheet = finishedIn(flow).find((one) => one.result.submittedAt === submittedAt && one.sheet?.quiz.id === quizId)?.sheet;
  const goOn = async () => {
    setBusy(true);
    try {
      const { quiz } = await queryClient.fetchQuery(quizQueries.quiz(quizKeyOf(result)));
      if (sheet) quizFlow.goOn(quiz, sheet);
      else quizFlow.start(quiz);
      void navigate(paths.quizQuestion, { state: { depth: 0 } satisfies HistoryPlace });
    } catch (error) {
      toast.error(errorText(error));
      setBusy(false);
    }
  };
  return (
    <section className={offerLook('mt-4 gap-y-2 print:hidden')}>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold">{text.title}</h2>
        <p>{sheet ? text.body(whole.totalQuestions - totalQuestions) : text.bodyAnew(whole.totalQuestions)}</p>
      </div>
      <Button look="quiet" busy={isBusy} onClick={() => void goOn()}>
        {text.goOn}
      </Button>
    </section>
  );
}
