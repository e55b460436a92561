import { Suspense } from 'react';
import { guestOffer } from '../../session/guest-things.ts';
import { useHasSignedIn } from '../../session/session.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { ErrorBoundary } from '../layout/error-boundary.tsx';
import { GuestOffer } from './guest-offer.tsx';
import { Leaving } from './leaving.tsx';
import { OtherPerson } from './other-person.tsx';

const LeavingDetails = lazyScreen(async () => (await import('../../features/path/plan/leaving-details.tsx')).LeavingDetails);

export function Questions() {
  const { isOpen, leave, isOther } = guestOffer.useQuestions();
  const hasSignedIn = useHasSignedIn();
  return (
    <>
      {isOpen && <GuestOffer />}
      {leave && <Leaving leave={leave} isGuestAsked={isOpen} />}
      {isOther && <OtherPerson />}
      {hasSignedIn && (
        <ErrorBoundary place="account-questions" fallback={null}>
          <Suspense fallback={null}>
            <LeavingDetails />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
