import type { BookmarkType } from '@disha/contract/bookmarks';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ShownCatalog } from '../../catalog/list/shown-catalog.ts';
import { Failed } from '../../catalog/list/list-states.tsx';
import type { BookmarkLists } from './bookmark-item.ts';
import { BookmarkPanel } from './bookmark-panel.tsx';
import { bookmarksQueries } from './bookmarks.queries.ts';
import { CountCards } from './count-cards.tsx';
import { PrintList } from './print-list.tsx';
import { useSections } from './use-sections.ts';

interface BookmarkShelfProps {
  catalogs: readonly ShownCatalog[];
  userId: string;
  /** On the printed list. */
  name: string;
  /** What stands above the bookmarks and appears together with them. */
  above: ReactNode;
  loading: ReactNode;
  /** Something else is still on its way: everything at once, so that nothing is pushed down by what comes a moment later. */
  isWaiting: boolean;
}

/** Everything a person has bookmarked: how many of each, one tab a catalog, and the list on paper. */
export function BookmarkSection({ catalogs, userId, name, above, loading, isWaiting }: BookmarkShelfProps) {
  const bookmarks = useQuery({ ...bookmarksQueries.mine(userId), select: ({ bookmarks: lists }) => lists });
  if (bookmarks.isPending || isWaiting) return loading;
  return (
    <>
      {above}
      {bookmarks.error && (
        <div className="mb-5 print:hidden">
          <Failed query={bookmarks} />
        </div>
      )}
      {bookmarks.data && <Shelves catalogs={catalogs} userId={userId} name={name} bookmarks={bookmarks.data} />}
    </>
  );
}

function Shelves({
  catalogs,
  userId,
  name,
  bookmarks,
}: Pick<BookmarkShelfProps, 'catalogs' | 'userId' | 'name'> & { bookmarks: BookmarkLists }) {
  const sections = useSections(catalogs, bookmarks);
  const [tab, setTab] = useTab(catalogs);
  const panel = useRef<HTMLDivElement>(null);
  if (tab === undefined) return null;
  return (
    <>
      <CountCards
        sections={sections}
        current={tab}
        onChoose={(type) => {
          setTab(type);
          if (panel.current)
            showTab(
              panel.current,
              catalogs.findIndex((catalog) => catalog.name === type),
            );
        }}
      />
      <div ref={panel} className="scroll-mt-2 md:scroll-mt-20">
        <BookmarkPanel userId={userId} sections={sections} current={tab} onChoose={setTab} />
      </div>
      <PrintList name={name} sections={sections} />
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
function useTab(catalogs: readonly ShownCatalog[]): [BookmarkType | undefined, (type: BookmarkType) => void] {
  const [params, setParams] = useSearchParams();
  const tab = catalogs.find(({ name }) => name === params.get('tab')) ?? catalogs[0];
  return [
    tab?.name,
    (type) => {
      setParams({ tab: type }, { replace: true, preventScrollReset: true });
    },
  ];
}
