import type { ChancesAsked, LineCollege } from '@disha/contract/chances';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEntryState } from '../../session/entry-state.ts';
import { chancesQueries, readAtOnce } from './chances.queries.ts';
import { nearestFirst, useKilometres, type Home } from './near-home.ts';

/**
 * The lines that were asked for, page by page. With a home those nearest to it come first, band by band: then all pages are brought, since
 * where the home is stays here, and a part of them is shown.
 */
export function useLines(asked: ChancesAsked, home: Home | undefined) {
  const isNear = home !== undefined;
  const query = useInfiniteQuery({ ...chancesQueries.lines(asked, isNear), placeholderData: keepPreviousData });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const [shown, setShown] = useEntryState(`nearest shown of ${JSON.stringify(asked)}`, readAtOnce);
  const isToGoOn = isNear && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isToGoOn) void fetchNextPage();
  }, [isToGoOn, fetchNextPage]);
  const pages = query.data?.pages ?? [];
  const colleges = Object.assign({}, ...pages.map((page) => page.colleges ?? {})) as Readonly<Record<string, LineCollege>>;
  const kilometresTo = useKilometres(home, colleges);
  const all = pages.flatMap(({ lines }) => lines);
  // Half of them would be put in order twice.
  const isOrdered = isNear && kilometresTo !== undefined && !hasNextPage && !query.isPlaceholderData;
  const more = isNear
    ? all.length > shown
      ? () => setShown(shown + readAtOnce)
      : undefined
    : hasNextPage
      ? () => void fetchNextPage()
      : undefined;
  return {
    query,
    colleges,
    kilometresTo: isOrdered ? kilometresTo : undefined,
    lines: isOrdered ? nearestFirst(all, kilometresTo).slice(0, shown) : isNear ? all.slice(0, shown) : all,
    /** All that came with the answer. */
    counts: pages[0]?.counts,
    more,
    isComing: isFetching || (isNear && !isOrdered && !isError),
  };
}
