import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { dashboardQueries } from './dashboard.queries.ts';
import { NextSteps } from './next-steps.tsx';

/** What the dashboard asks of the facet index that shows the bookmarks. */
interface ShelfParts {
  userId: string;
  name: string;
  above: ReactNode;
  loading: ReactNode;
  isWaiting: boolean;
}

interface DashboardProps {
  /** The slot for the bookmarks, of which there are so many kinds. */
  shelf: (parts: ShelfParts) => ReactNode;
  kinds: number;
  /** The slot for the next step of the plan: the first card. */
  nextStep: ReactNode;
}

export function DashboardScreen({ shelf, kinds, nextStep }: DashboardProps) {
  const text = useText(dashboardTexts);
  const user = useUser();
  const attempt = useQuery({ ...dashboardQueries.lastAttempt(user?._id ?? ''), enabled: user !== null });
  if (!user) return null;
  const name = user.name.trim() === '' ? text.student : user.name.trim();
  return (
    <Page title={[text.documentTitle]}>
      <div className="print:hidden">
        <PageHeader
          title={text.greeting(name)}
          action={
            <LinkButton look="quiet" to={paths.calendar}>
              <CalendarDays aria-hidden="true" className="size-5" />
              {text.calendar}
            </LinkButton>
          }
        />
      </div>
      {shelf({
        userId: user._id,
        name,
        above: <NextSteps first={nextStep} user={user} attempt={attempt.data} />,
        loading: <Loading kinds={kinds} />,
        isWaiting: attempt.isPending,
      })}
    </Page>
  );
}

function Loading({ kinds }: { kinds: number }) {
  const text = useText(dashboardTexts);
  return (
    <div className="grid gap-5">
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {text.loading}
      </p>
      <div aria-hidden="true" className="grid gap-5">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 sm:gap-4">
          {Array.from({ length: kinds }, (_, index) => (
            <Skeleton key={index} className="h-24" />
          ))}
        </div>
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
