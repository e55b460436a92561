import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '../../messages/locale.ts';
import { detailsTexts } from '../../messages/details.ts';
import { paths } from '../../paths.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { PhoneFileCard } from '../../session/phone-file-card.tsx';
import { YoursAlone } from '../../session/yours-alone.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { StoredCard } from './details/stored-card.tsx';
import { StoredRanks } from './details/stored-ranks.tsx';
import { OpenCount } from './details/open-count.tsx';
import { DetailsForm } from './details/details-form.tsx';
import { UnreadNotice } from './details/unread-notice.tsx';
import { PathFrame } from './path-frame.tsx';
import { AccountDetailsCard } from './plan/account-details.tsx';

/** The form is the browser's alone: what is typed into it must not be lost to code that is still on its way. */
export function DetailsScreen() {
  const text = useText(detailsTexts);
  const isBrowser = useIsBrowser();
  const details = useStudentDetails();
  const see = useRef<HTMLHeadingElement>(null);
  useVerdictsFromNowOn(details !== null);
  return (
    <PathFrame tab="passport" name={text.title}>
      <h2 className="text-heading">{text.heading}</h2>
      <p className="mt-2 mb-4 max-w-2xl text-ink-soft">
        {text.lead}{' '}
        <Link to={paths.pathHow} className="text-blue-deep underline underline-offset-4">
          {text.how}
        </Link>
      </p>
      {isBrowser ? (
        <>
          <UnreadNotice />
          {details !== null && <OpenCount passport={details} see={see} />}
          <DetailsForm onDone={() => see.current?.focus()} />
          {details !== null && <YoursAlone />}
          {details !== null && (
            <LinkButton to={paths.pathDoors} look="quiet" className="mt-4">
              {text.see.doors}
            </LinkButton>
          )}
          <StoredRanks />
          <StoredCard />
          <PhoneFileCard />
          <AccountDetailsCard />
        </>
      ) : (
        <Skeleton className="h-96" />
      )}
    </PathFrame>
  );
}

/** A student who has just begun student details finds verdicts on the next page. */
function useVerdictsFromNowOn(hasPassport: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!hasPassport) return;
    void import('./verdicts/start.tsx').then(({ startVerdicts }) => startVerdicts(queryClient)).catch(() => undefined);
  }, [hasPassport, queryClient]);
}
