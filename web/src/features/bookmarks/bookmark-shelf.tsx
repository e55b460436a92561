import { bookmarkTypes, type BookmarkType } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Failed } from '../../catalog/list-states.tsx';
import { BookmarkPanel } from './bookmark-panel.tsx';
import { bookmarksQueries } from './bookmarks.queries.ts';
import { CountCards } from './count-cards.tsx';
import { PrintList } from './print-list.tsx';

interface BookmarkShelfProps {
  userId: string;
  /** On the printed list. */
  name: string;
  /** What stands above the bookmarks and appears together with them. */
  above: ReactNode;
  loading: ReactNode;
  /** Something else is still on its way: everything at once, so that nothing is pushed down by what comes a moment later. */
  isWaiting: boolean;
}

/** Everything a person has bookmarked: how many of each, one tab a type, and the list on paper. */
export function BookmarkShelf({ userId, name, above, loading, isWaiting }: BookmarkShelfProps) {
  const bookmarks = useQuery(bookmarksQueries.mine(userId));
  const [tab, setTab] = useTab();
  const panel = useRef<HTMLDivElement>(null);
  if (bookmarks.isPending || isWaiting) return loading;
  const { data } = bookmarks;
  return (
    <>
      {above}
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
            <BookmarkPanel userId={userId} bookmarks={data} current={tab} onChoose={setTab} />
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
