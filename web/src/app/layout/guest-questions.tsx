import { useEffect } from 'react';
import { guestOffer } from '../../session/guest-things.ts';
import { useHasSignedIn } from '../../session/session.ts';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PartOfPage } from './late-notice.tsx';

const Questions = lazyScreen(async () => (await import('../guest-offer/questions.tsx')).Questions);

/**
 * What is asked about things that somebody without an account has left on this phone, and of a person who has just signed in. Few are
 * asked, so its code comes then.
 */
export function GuestQuestions() {
  const isBrowser = useIsBrowser();
  const { isWanted, leave } = guestOffer.useQuestions();
  const hasSignedIn = useHasSignedIn();
  if (!isBrowser || !(isWanted || hasSignedIn)) return null;
  const instead = leave && <LeaveUnasked leave={leave} />;
  return (
    <ErrorBoundary place={String(leave !== null)} fallback={instead}>
      <PartOfPage instead={instead}>
        <Questions />
      </PartOfPage>
    </ErrorBoundary>
  );
}

/** The question cannot be fetched, offline: it keeps no person from signing out. */
function LeaveUnasked({ leave }: { leave: () => void }) {
  useEffect(() => {
    guestOffer.stay();
    leave();
  }, [leave]);
  return null;
}
