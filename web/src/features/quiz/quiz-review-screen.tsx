import { useErrorText } from '../../api/error-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { askAnew, mine } from '../../api/query-client.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { useUser } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { answerText, completeAnswers, firstUnanswered, isAnswered, type AnswerSheet } from './quiz-flow.ts';
import { quizFlow, useQuizFlow } from './quiz-flow.store.ts';
import { QuizDone } from './quiz-done.tsx';
import { useHistoryPlace, type HistoryPlace } from './quiz-place.ts';
import type { NoData } from './quiz-place.ts';
import { SignInAgain } from './quiz-unavailable.tsx';
import { QuizWaiting } from './quiz-waiting.tsx';
import { useOwnLanguage } from './use-own-language.ts';
import { resultFor } from './quiz.queries.ts';
import { quizKeyOf } from './which-quiz.ts';
import { footLook } from './quiz-look.ts';

export function QuizReviewScreen() {
  const flow = useQuizFlow();
  const { sheet, result, isLocked } = flow;
  const isReadable = useOwnLanguage(flow);
  const [wasDone] = useState(result !== null);
  if (isLocked) return <SignInAgain />;
  if (!sheet) return <Redirect to={paths.quizStart} state={{ noData: true } satisfies NoData} />;
  if (!isReadable) return <QuizWaiting />;
  if (result) return <QuizDone cameBack={wasDone} />;
  return <Review sheet={sheet} />;
}

function Review({ sheet }: { sheet: AnswerSheet }) {
  const all = useText(quizTexts);
  const text = all.review;
  const { dismiss, tryAgain } = useText(commonTexts);
  const errorText = useErrorText();
  const answers = completeAnswers(sheet);
  const missing = sheet.quiz.questions.filter((_, index) => !isAnswered(sheet, index)).length;
  const submission = useSubmit(sheet);
  const further: HistoryPlace = { depth: (useHistoryPlace()?.depth ?? 0) + 1 };
  const send = () => {
    if (answers) submission.mutate(answers);
  };

  return (
    <Page title={[text.title, all.title]} width="narrow">
      <PageHeader
        title={text.title}
        above={
          <Link
            to={paths.quizQuestion}
            state={further}
            className="inline-flex min-h-tap items-center gap-1.5 font-semibold text-blue-deep underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            {text.back}
          </Link>
        }
      />
      <p role="status" className={classNames('mb-4', missing > 0 && 'font-semibold')}>
        {missing > 0 ? text.missing(missing) : text.complete(sheet.quiz.questions.length)}
      </p>
      <ol aria-label={text.list} className="grid gap-2.5">
        {sheet.quiz.questions.map(({ id, question }, index) => (
          <Answer key={id} number={index + 1} question={question} answer={answerText(sheet, index)} place={{ ...further, index }} />
        ))}
      </ol>
      <div className={footLook('mt-4 gap-2')}>
        {submission.error && (
          <Alert
            title={errorText(submission.error)}
            actions={[
              { label: tryAgain, onPress: send },
              { label: dismiss, onPress: submission.reset },
            ]}
          >
            {text.failedHint}
          </Alert>
        )}
        <Button size="large" disabled={!answers} busy={submission.isPending} onClick={send}>
          {submission.isPending ? text.submitting : text.submit}
        </Button>
        <p role="status" className="text-center text-sm text-ink-soft empty:hidden">
          {submission.isPending ? text.waiting : ''}
        </p>
        <LinkButton to={paths.quizQuestion} state={{ ...further, index: firstUnanswered(sheet) ?? 0 } satisfies HistoryPlace} look="plain">
          {text.edit}
        </LinkButton>
      </div>
    </Page>
  );
}

function Answer({ number, question, answer, place }: { number: number; question: string; answer: string | null; place: HistoryPlace }) {
  const text = useText(quizTexts).review;
  return (
    <li
      className={classNames(
        'grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-card border p-3 ps-4',
        answer === null ? 'border-marigold bg-marigold-tint' : 'border-line bg-card',
      )}
    >
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{`${number}. ${question}`}</p>
        {answer === null ? (
          <p className="mt-0.5 flex items-center gap-1.5 font-semibold text-marigold-ink">
            <CircleAlert aria-hidden="true" className="size-4 flex-none" />
            {text.notAnswered}
          </p>
        ) : (
          <p className="mt-0.5 font-semibold">{answer}</p>
        )}
      </div>
      <LinkButton
        to={paths.quizQuestion}
        state={place}
        look="plain"
        aria-label={answer === null ? undefined : text.changeLabel(number)}
        className={classNames(answer === null && 'max-sm:col-span-2 max-sm:justify-self-start')}
      >
        {answer === null ? text.answerThis : text.change}
      </LinkButton>
    </li>
  );
}

function useSubmit(sheet: AnswerSheet) {
  const queryClient = useQueryClient();
  const userId = useUser()?._id;
  return useMutation({
    mutationFn: (answers: string[]) =>
      resultFor(quizKeyOf(sheet.quiz), {
        quizId: sheet.quiz.id,
        answers,
        ...(userId !== undefined && { userId }),
        ...(sheet.attemptId !== null && { attemptId: sheet.attemptId }),
      }),
    // With the result here, the screen itself leads on to it: a student who has gone elsewhere is not dragged back.
    onSuccess: (result, answers) => {
      quizFlow.submitted(userId ?? null, answers, result);
      void askAnew(queryClient, [mine, 'quiz-attempts']);
    },
  });
}
