import { useErrorText } from '../../api/error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { isApiError } from '../../api/api-error.ts';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Redirect } from '../../ui/redirect.tsx';
import type { ComeBack } from '../../session/require-session.tsx';
import { useUser } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { KeepResult, ResultWaits, SaveOnArrival, type ToKeep } from './keep-result.tsx';
import { finishedIn, attemptIdOf, type Finished } from './quiz-flow.ts';
import { guestsQuiz, useQuizFlow } from './quiz-flow.store.ts';
import type { NoData } from './quiz-place.ts';
import { quizQueries } from './quiz.queries.ts';
import { QuizWaiting } from './quiz-waiting.tsx';
import { useOwnLanguage, useRetold } from './use-own-language.ts';
import { ResultView } from './result-view.tsx';
import { LocalResults } from './local-results.tsx';
import { isWhole } from './save-result.ts';

/**
 * One earlier result when the address names it, this browser's or a stored one; else the last one: this browser's, or the
 * last that was stored. `action` is the slot for bookmark buttons.
 */
export function QuizResultsScreen({ action }: { action?: ItemAction }) {
  const [params] = useSearchParams();
  const user = useUser();
  const flow = useQuizFlow();
  const isReadable = useOwnLanguage(flow);
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: ToKeep | null };
  const attempt = params.get('attempt');
  const here = finishedIn(flow);
  const shown = attempt === null ? here[0] : here.find((one) => attemptIdOf(one) === attempt);
  const toKeep = useGuestsResult(state?.keep);
  if (user && toKeep) return <Kept userId={user._id} finished={toKeep} action={action} />;
  if (attempt !== null && !shown) {
    if (!user) return <Redirect to={paths.login} state={{ from: pathname + search } satisfies ComeBack} />;
    return <Stored userId={user._id} id={attempt} action={action} />;
  }
  if (!isReadable) return <QuizWaiting />;
  if (shown && shown.result === flow.result) return <Here finished={shown} others={here} action={action} />;
  if (shown) return <Earlier key={attemptIdOf(shown)} finished={shown} others={here} action={action} />;
  if (user) return <LastStored userId={user._id} action={action} />;
  return <ToStart />;
}

interface HereProps {
  finished: Finished;
  others: readonly Finished[];
  action: ItemAction | undefined;
}

function Here({ finished, others, action }: HereProps) {
  return (
    <ResultView
      result={finished.result}
      action={action}
      notice={finished.waits && <ResultWaits />}
      keep={!finished.waits && finished.result.attemptId === null && <KeepResult finished={finished} />}
      below={<LocalResults finished={others.filter((other) => other !== finished)} />}
    />
  );
}

/** In the words of the page, which it may not have been taken in. */
function Earlier(props: HereProps) {
  const retold = useRetold(props.finished);
  return retold === undefined ? <QuizWaiting /> : <Here {...props} finished={retold} />;
}

/** The one that a guest wanted to keep, until it is kept. */
function useGuestsResult(id: string | undefined): Finished | undefined {
  useQuizFlow();
  return id === undefined ? undefined : finishedIn(guestsQuiz.read()).find((one) => attemptIdOf(one) === id && isWhole(one));
}

function Kept({ userId, finished, action }: { userId: string; finished: Finished; action: ItemAction | undefined }) {
  return (
    <>
      <SaveOnArrival userId={userId} finished={finished} />
      <ResultView result={finished.result} action={action} keep={<KeepResult finished={finished} />} />
    </>
  );
}

function ToStart() {
  return <Redirect to={paths.quizStart} state={{ noData: true } satisfies NoData} />;
}

function LastStored({ userId, action }: { userId: string; action: ItemAction | undefined }) {
  const query = useQuery(quizQueries.attempts(userId));
  if (query.isPending) return <QuizWaiting />;
  if (!query.data) return <Failed query={query} />;
  const [last] = query.data.attempts;
  return last ? <Stored userId={userId} id={last.id} action={action} /> : <ToStart />;
}

function Stored({ userId, id, action }: { userId: string; id: string; action: ItemAction | undefined }) {
  const query = useQuery(quizQueries.attempt(userId, id));
  if (query.isPending) return <QuizWaiting />;
  return query.data ? <ResultView result={query.data.result} action={action} /> : <Failed query={query} />;
}

function Failed({ query }: { query: { error: Error | null; isFetching: boolean; refetch: () => unknown } }) {
  const text = useText(quizTexts).results;
  const { tryAgain } = useText(commonTexts);
  const errorText = useErrorText();
  const takeQuiz = <LinkButton to={paths.quizStart}>{text.takeQuiz}</LinkButton>;
  return (
    <Page title={[text.documentTitle]} width="narrow">
      {isApiError(query.error, 'not_found') ? (
        <EmptyState level={1} title={text.notFound} action={takeQuiz}>
          {text.notFoundHint}
        </EmptyState>
      ) : (
        <Alert
          title={errorText(query.error)}
          actions={[{ label: tryAgain, busy: query.isFetching, onPress: () => void query.refetch() }]}
        />
      )}
    </Page>
  );
}
