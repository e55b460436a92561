import { useErrorText } from '../../api/error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { isApiError } from '../../api/api-error.ts';
import type { ItemAction } from '../../catalog/item-action.ts';
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
import { useQuizFlow } from './quiz-flow.store.ts';
import type { NoData } from './quiz-start-screen.tsx';
import { quizQueries } from './quiz.queries.ts';
import { QuizWaiting } from './quiz-waiting.tsx';
import { useOwnLanguage } from './use-own-language.ts';
import { ResultView } from './result-view.tsx';

/**
 * One earlier result when the address names it; else the last one: this browser's, or the
 * last that was stored. `action` is the slot for bookmark buttons.
 */
export function QuizResultsScreen({ action }: { action?: ItemAction }) {
  const [params] = useSearchParams();
  const user = useUser();
  const flow = useQuizFlow();
  const { result } = flow;
  const isReadable = useOwnLanguage(flow);
  const { pathname, search } = useLocation();
  const attempt = params.get('attempt');
  if (attempt !== null) {
    if (!user) return <Redirect to={paths.login} state={{ from: pathname + search } satisfies ComeBack} />;
    // The one just taken needs no second trip.
    if (result?.attemptId !== attempt) return <Stored userId={user._id} id={attempt} action={action} />;
  }
  if (!isReadable) return <QuizWaiting />;
  if (result) return <ResultView result={result} isOnThisDevice action={action} />;
  if (user) return <LastStored userId={user._id} action={action} />;
  return <ToStart />;
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
