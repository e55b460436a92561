import { bookmarkTypes, type BookmarkType } from '@disha/contract/taxonomy';
import type { User } from '@disha/contract/user';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Failed } from '../../../catalog/list-states.tsx';
import { bookmarksQueries } from '../../../features/bookmarks/bookmarks.queries.ts';
import { dashboardTexts } from '../../../messages/dashboard.ts';
import { useText } from '../../../messages/locale.ts';
import { useUser } from '../../../session/session.ts';
import { Page } from '../../../ui/page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { BookmarkPanel } from './bookmark-panel.tsx';
import { CountCards } from './count-cards.tsx';
import { dashboardQueries } from './dashboard.queries.ts';
import { NextSteps } from './next-steps.tsx';
import { PrintList } from './print-list.tsx';

export function DashboardScreen() {
  const text = useText(dashboardTexts);
  const user = useUser();
  if (!user) return null;
  const name = user.name.trim() === '' ? text.student : user.name.trim();
  return (
    <Page title={[text.documentTitle]}>
      <div className="print:hidden">
        <PageHeader title={text.greeting(name)} />
      </div>
      <Content user={user} name={name} />
    </Page>
  );
}

function Content({ user, name }: { user: User; name: string }) {
  const bookmarks = useQuery(bookmarksQueries.mine(user._id));
  const attempt = useQuery(dashboardQueries.lastAttempt(user._id));
  const [tab, setTab] = useTab();
  const panel = useRef<HTMLDivElement>(null);

  // Everything at once, so that nothing is pushed down by what comes a moment later.
  if (bookmarks.isPending || attempt.isPending) return <Loading />;
  const { data } = bookmarks;
  return (
    <>
      <NextSteps user={user} attempt={attempt.data ?? null} />
      {bookmarks.error && (
        <div className="mb-5 print:hidden">
          <Failed query={bookmarks} />
        </div>
      )}
      {data && (
        <>
          <CountCards
            bookmarks={data}
            current={tab}
            onChoose={(type) => {
              setTab(type);
              if (panel.current) showTab(panel.current, bookmarkTypes.indexOf(type));
            }}
          />
          <div ref={panel} className="scroll-mt-2 md:scroll-mt-20">
            <BookmarkPanel userId={user._id} bookmarks={data} current={tab} onChoose={setTab} />
          </div>
          <PrintList name={name} bookmarks={data} />
        </>
      )}
    </>
  );
}

/** The focus goes along; the page moves only when the tabs are out of sight or nearly so, as on a phone. */
function showTab(panel: HTMLElement, index: number): void {
  const { top } = panel.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight * 0.6) panel.scrollIntoView({ block: 'start' });
  panel.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus({ preventScroll: true });
}

/** In the address, so that coming back from an item shows the tab it was opened from. */
function useTab(): [BookmarkType, (type: BookmarkType) => void] {
  const [params, setParams] = useSearchParams();
  const tab = bookmarkTypes.find((type) => type === params.get('tab')) ?? 'courses';
  return [
    tab,
    (type) => {
      setParams({ tab: type }, { replace: true, preventScrollReset: true });
    },
  ];
}

function Loading() {
  const text = useText(dashboardTexts);
  return (
    <div className="grid gap-5">
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        {text.loading}
      </p>
      <div aria-hidden="true" className="grid gap-5">
        <div className="grid grid-cols-3 gap-2 sm:gap-4">
          {bookmarkTypes.map((type) => (
            <Skeleton key={type} className="h-24" />
          ))}
        </div>
        <Skeleton className="h-96" />
      </div>
    </div>
  );
}
