import { useErrorText } from '../../api/error-text.ts';
import { useLocation } from 'react-router';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { Redirect } from '../../ui/redirect.tsx';
import type { ComeBack } from '../../session/require-session.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

function GoHome() {
  const { goHome } = useText(commonTexts);
  return (
    <LinkButton to={paths.home} look="quiet">
      {goHome}
    </LinkButton>
  );
}

/** The session ended in the middle: to sign in, and back to the same place. */
export function SignInAgain() {
  const { pathname } = useLocation();
  return <Redirect to={paths.login} state={{ from: pathname } satisfies ComeBack} />;
}

/** The quiz could not be fetched. */
export function QuizFailed({ query }: { query: { error: Error | null; isFetching: boolean; refetch: () => unknown } }) {
  const errorText = useErrorText();
  const text = useText(quizTexts).unavailable;
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title={text.title}
        action={
          <>
            <Button busy={query.isFetching} onClick={() => void query.refetch()}>
              {text.tryAgain}
            </Button>
            <GoHome />
          </>
        }
      >
        {query.error && errorText(query.error)}
      </EmptyState>
    </div>
  );
}

export function NoQuestions() {
  const text = useText(quizTexts).unavailable;
  return (
    <EmptyState level={1} title={text.none} action={<GoHome />}>
      {text.noneHint}
    </EmptyState>
  );
}

export function ProfileFirst() {
  const text = useText(quizTexts).unavailable;
  return (
    <EmptyState
      level={1}
      title={text.profile}
      action={
        <>
          <LinkButton to={paths.completeProfile}>{text.completeProfile}</LinkButton>
          <GoHome />
        </>
      }
    >
      {text.profileHint}
    </EmptyState>
  );
}

export function NotForGraduates() {
  const text = useText(quizTexts).unavailable;
  return (
    <EmptyState
      level={1}
      title={text.none}
      action={
        <>
          <LinkButton to={paths.coursesAfterDegree}>{text.courses}</LinkButton>
          <LinkButton to={paths.examsAfterDegree} look="quiet">
            {text.exams}
          </LinkButton>
          <GoHome />
        </>
      }
    >
      {text.graduates}
    </EmptyState>
  );
}

export function NotThisStream({ stream }: { stream: string }) {
  const text = useText(quizTexts).unavailable;
  return (
    <EmptyState level={1} title={text.none} action={<GoHome />}>
      {text.stream(stream)}
    </EmptyState>
  );
}
