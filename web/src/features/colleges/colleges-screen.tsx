import { searchableCollege } from '@disha/contract/colleges.list';
import { limits } from '@disha/contract/limits';
import type { State, CollegeType } from '@disha/contract/taxonomy';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ItemAction } from '../../catalog/item-action.ts';
import { useCatalogFilters } from '../../catalog/use-catalog-filters.ts';
import { useSearch } from '../../catalog/use-search.ts';
import { useDebounced } from '../../catalog/use-debounced.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';
import { useUser } from '../../session/session.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { collegesFor, isSort, isState, type Counts } from './college-list.ts';
import { collegesQueries } from './colleges.queries.ts';
import { Directory, DirectoryFilters, filterKeys, type CollegeFilters } from './directory.tsx';

/** `action` is the slot for a bookmark button on each card. */
export function CollegesScreen({ action }: { action?: ItemAction }) {
  const text = useText(collegesTexts);
  const stats = useQuery(collegesQueries.stats());
  const auto = useProfileFilter(stats.data?.byState, stats.isPending);
  const wishes = useCatalogFilters({ name: 'colleges', keys: filterKeys, auto });
  // Asked for side by side: almost every directory fits into one list, and the rare large one stops its list when the count is here.
  const isLarge = stats.data !== undefined && stats.data.total > limits.listLimit;
  const counts = useMemo(() => (stats.data ? countsOf(stats.data) : undefined), [stats.data]);
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title} lead={text.lead} />
      <DirectoryFilters wishes={wishes} />
      {isLarge ? (
        <SearchedThere wishes={wishes} action={action} counts={counts} />
      ) : (
        <SearchedHere wishes={wishes} action={action} counts={counts} />
      )}
    </Page>
  );
}

interface SearchedProps {
  wishes: CollegeFilters;
  action: ItemAction | undefined;
  /** Of the whole directory, until the list itself is counted. */
  counts: Counts | undefined;
}

/** The whole directory is in the browser: every letter typed answers at once, with or without a network. */
function SearchedHere({ wishes, action, counts }: SearchedProps) {
  const { filters, search } = wishes;
  const { state, type, sort, course } = filters;
  const list = useQuery(collegesQueries.list(course));
  const all = list.data?.colleges;
  const find = useSearch(all, searchableCollege);
  const found = useMemo(() => collegesFor(find(search), { search, state, type, sort, course }), [find, search, state, type, sort, course]);
  return (
    <Directory
      wishes={wishes}
      action={action}
      query={list}
      colleges={found.colleges}
      total={all ? found.colleges.length : undefined}
      counts={all ? found.counts : counts}
    />
  );
}

/** More than one list may hold: the server searches, and the browser asks for the next page when the end comes near. */
function SearchedThere({ wishes, action, counts }: SearchedProps) {
  const text = useText(collegesTexts);
  const { state, type, sort, course } = wishes.filters;
  const search = useDebounced(wishes.search.trim());
  const query = useInfiniteQuery(collegesQueries.pages({ search, state, type, sort: isSort(sort) ? sort : '', course }));
  const colleges = useMemo(() => query.data?.pages.flatMap((page) => page.colleges) ?? [], [query.data]);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return (
    <Directory
      wishes={wishes}
      action={action}
      query={query}
      colleges={colleges}
      total={query.data?.pages[0]?.pagination.totalCount}
      counts={counts}
      onNearEnd={onNearEnd}
      below={isFetchingNextPage ? <SkeletonCards label={text.loadingMore} count={3} /> : undefined}
    />
  );
}

function countsOf(stats: {
  byType: readonly { type: CollegeType; count: number }[];
  byState: readonly { state: State; count: number }[];
}): Counts {
  return {
    byType: new Map(stats.byType.map(({ type, count }) => [type, count])),
    byState: new Map(stats.byState.map(({ state, count }) => [state, count])),
  };
}

/** The person's state, if there are colleges in it; null while that is not known. A failed answer filters nothing. */
function useProfileFilter(byState: readonly { state: State; count: number }[] | undefined, isPending: boolean): { state?: string } | null {
  const state = useUser()?.state;
  if (!isState(state)) return {};
  if (isPending) return null;
  return byState?.some((known) => known.state === state && known.count > 0) === true ? { state } : {};
}
