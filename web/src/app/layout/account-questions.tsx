import { Suspense } from 'react';
import { useHasSignedIn } from '../../session/session.ts';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const LeavingDetails = lazyScreen(async () => (await import('../../features/path/plan/leaving-passport.tsx')).LeavingDetails);

/** What is asked of whoever has just signed in. Nobody else's page fetches anything for it, and none waits for it. */
export function AccountQuestions() {
  const isBrowser = useIsBrowser();
  const hasSignedIn = useHasSignedIn();
  if (!isBrowser || !hasSignedIn) return null;
  return (
    <ErrorBoundary place="account-questions" fallback={null}>
      <Suspense fallback={null}>
        <LeavingDetails />
      </Suspense>
    </ErrorBoundary>
  );
}
