import { isApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mine } from '../../api/query-client.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import type { ComeBack } from '../../session/require-session.tsx';
import { useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast.ts';
import { completeAnswers, type Sheet } from './quiz-flow.ts';
import { quizFlow, useQuizFlow } from './quiz-flow.store.ts';
import { submitQuiz } from './quiz.queries.ts';
import { keyOf } from './which-quiz.ts';
import { offerLook } from './quiz-look.ts';

/** A result that only this browser holds: a visitor is offered an account, whoever has one by now can put it there. */
export function KeepResult() {
  const text = useText(quizTexts).results.keep;
  const user = useUser();
  const { sheet } = useQuizFlow();
  const state: ComeBack = { from: paths.quizResults };
  if (user && !sheet) return null;
  return (
    <section className={offerLook('mt-6 gap-y-3 print:hidden')}>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold">{text.title}</h2>
        <p>{text.body}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {user && sheet ? (
          <Save userId={user._id} sheet={sheet} />
        ) : (
          <>
            <LinkButton to={paths.signup} state={state}>
              {text.signUp}
            </LinkButton>
            <LinkButton to={paths.login} state={state} look="quiet">
              {text.signIn}
            </LinkButton>
          </>
        )}
      </div>
    </section>
  );
}

/** The same answers give the same result, so sending them again with a name is all it takes. */
function Save({ userId, sheet }: { userId: string; sheet: Sheet }) {
  const errorText = useErrorText();
  const text = useText(quizTexts).results.keep;
  const queryClient = useQueryClient();
  const answers = completeAnswers(sheet) ?? [];
  const save = useMutation({
    mutationFn: () =>
      submitQuiz(keyOf(sheet.quiz), {
        quizId: sheet.quiz.id,
        answers,
        userId,
        ...(sheet.attemptId !== null && { attemptId: sheet.attemptId }),
      }),
    onSuccess: (result) => {
      quizFlow.submitted(answers, result);
      toast.success(text.saved);
      void queryClient.invalidateQueries({ queryKey: [mine, 'quiz-attempts'] });
    },
    onError: (error) => {
      toast.error(isApiError(error) ? errorText(error) : text.failed);
    },
  });
  return (
    <Button
      busy={save.isPending}
      onClick={() => {
        save.mutate();
      }}
    >
      {save.isPending ? text.saving : text.save}
    </Button>
  );
}
