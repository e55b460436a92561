import { useEffect } from 'react';
import { guestOffer } from '../../session/guest-things.ts';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PartOfPage } from './late-notice.tsx';

const GuestOffer = lazyScreen(async () => (await import('../guest-offer/guest-offer.tsx')).GuestOffer);
const Leaving = lazyScreen(async () => (await import('../guest-offer/leaving.tsx')).Leaving);
const OtherPerson = lazyScreen(async () => (await import('../guest-offer/other-person.tsx')).OtherPerson);

/** What is asked about things that somebody without an account has left on this phone. Few are asked, so its code comes then. */
export function GuestQuestions() {
  const isBrowser = useIsBrowser();
  const isOpen = guestOffer.useIsOpen();
  const leave = guestOffer.useLeaving();
  const isOther = guestOffer.useIsOther();
  if (!isBrowser) return null;
  return (
    <ErrorBoundary place={`${isOpen}${isOther}${leave !== null}`} fallback={leave && <LeaveUnasked leave={leave} />}>
      <PartOfPage instead={leave && <LeaveUnasked leave={leave} />}>
        {isOpen && <GuestOffer />}
        {leave && <Leaving leave={leave} />}
        {isOther && <OtherPerson />}
      </PartOfPage>
    </ErrorBoundary>
  );
}

/** The question cannot be fetched, without a line: nobody is kept from signing out. */
function LeaveUnasked({ leave }: { leave: () => void }) {
  useEffect(() => {
    guestOffer.stay();
    leave();
  }, [leave]);
  return null;
}
