import { isState } from '@disha/contract/taxonomy';
import type { State } from '@disha/contract/taxonomy';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { Failed, SkeletonRows } from '../../catalog/list/list-states.tsx';
import { pageIn } from '../../catalog/list/use-rows.ts';
import { useCatalogFilters } from '../../catalog/list/use-catalog-filters.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';
import { useUser } from '../../session/session.ts';
import { useFact } from '../../session/use-fact.ts';
import { Page } from '../../ui/page.tsx';
import { rowsAtOnce } from '../../ui/show-more.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { isSort, wishKeys } from './college-list.ts';
import { collegesQueries } from './colleges.queries.ts';
import { Directory } from './directory.tsx';
import { useOpenToMe } from './open-to-me.tsx';
import { DirectoryFilters } from './directory-filters.tsx';

/** The server searches and narrows; the next page is asked for when its rows are. `action` is the slot for the buttons on a row. */
export function CollegesScreen({ action }: { action?: ItemAction }) {
  const text = useText(collegesTexts);
  const stats = useQuery(collegesQueries.stats());
  const home = useHomeState();
  const auto = homeFilter(home.state, stats.data?.byState, stats.isPending);
  const wishes = useCatalogFilters({ name: 'colleges', keys: wishKeys, auto });
  const { filters } = wishes;
  const search = wishes.search.trim();
  const [params] = useSearchParams();
  const first = pageIn(params);
  const query = useInfiniteQuery(collegesQueries.pages({ ...filters, search, sort: isSort(filters.sort) ? filters.sort : '' }, first));
  const isMine = useOpenToMe(filters.open);
  const colleges = useMemo(() => {
    const all = query.data?.pages.flatMap((page) => page.colleges) ?? [];
    return isMine ? all.filter(isMine) : all;
  }, [query.data, isMine]);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  // What did not come is asked for again when somebody presses, or the network is back: never on and on.
  const mayAsk = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const onShort = useCallback(() => {
    if (mayAsk) void fetchNextPage();
  }, [mayAsk, fetchNextPage]);
  useEffect(() => {
    if (!isFetchNextPageError) return undefined;
    const again = () => void fetchNextPage();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isFetchNextPageError, fetchNextPage]);
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title} />
      <DirectoryFilters wishes={wishes} />
      <Directory
        wishes={wishes}
        isFromDetails={home.isFromDetails}
        action={action}
        query={query}
        colleges={colleges}
        total={query.data?.pages[0]?.pagination.totalCount}
        counts={query.data?.pages[0]?.counts}
        isNarrowed={isMine !== undefined}
        from={(first - 1) * rowsAtOnce}
        hasMore={hasNextPage}
        onShort={onShort}
        below={
          isFetchNextPageError ? (
            <Failed query={{ ...query, refetch: fetchNextPage }} />
          ) : (
            isFetchingNextPage && <SkeletonRows label={text.loadingMore} count={3} />
          )
        }
      />
    </Page>
  );
}

/** The state of the details given on this device, or else of the person's profile. */
function useHomeState(): { state: string | undefined; isFromDetails: boolean } {
  const profile = useUser()?.state;
  const state = useFact('state', 'colleges');
  return { state, isFromDetails: state !== profile };
}

/** That state, if there are colleges in it; null while that is not known. A failed answer filters nothing. */
function homeFilter(
  state: string | undefined,
  byState: readonly { state: State; count: number }[] | undefined,
  isPending: boolean,
): { state?: string } | null {
  if (!isState(state)) return {};
  if (isPending) return null;
  return byState?.some((known) => known.state === state && known.count > 0) === true ? { state } : {};
}
