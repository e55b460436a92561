import type { CollegeCard } from '@disha/contract/colleges.card';
import { useCallback, type ReactNode } from 'react';
import { isApiError } from '../../api/api-error.ts';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { ListResults, type Grid } from '../../catalog/list/list-frame.tsx';
import type { RowSlots } from '../../catalog/list/row-grid.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { CollegeCardItem } from './college-card.tsx';
import type { CollegeFilters } from './college-list.ts';
import { UnreadableFilters, TakenBack } from './directory-parts.tsx';
import { KnownAndUsual, useCountsText, useCourseName, type CourseCounts } from './known-and-usual.tsx';

interface DirectoryProps {
  wishes: CollegeFilters;
  colleges: readonly CollegeCard[];
  /** How many fit, which may be more than are here. */
  total: number | undefined;
  /** Of the course that is filtered by. */
  counts: CourseCounts | undefined;
  /** On this device, by what it knows of the student: then it is unknown how many are left. */
  isNarrowed: boolean;
  /** The state filtered by is of the details on this device, not of a profile. */
  isFromDetails: boolean;
  query: { data: unknown; isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => unknown };
  action: ItemAction | undefined;
  /** Which of all the first one here is, whether more can be had, and that it is wanted. */
  from: number;
  hasMore: boolean;
  onShort: () => void;
  /** Under the list: more on its way. */
  below?: ReactNode;
}

/** What was found, as one sees it. */
export function Directory(props: DirectoryProps) {
  const { wishes, colleges, total, counts, isNarrowed, isFromDetails, query, action, below } = props;
  const text = useText(collegesTexts);
  const format = useFormat();
  const { filters, set, clear, isReady } = wishes;
  const isRefused = isApiError(query.error, 'invalid');
  const course = useCourseName(filters.course);
  const countsText = useCountsText();
  const nearText = (count: string) => (filters.near === '' ? count : text.nearestFirst(count));
  const countText = (count: string) => (isNarrowed ? text.openToMe.among(nearText(count)) : nearText(count));
  const row = useCallback(
    (college: CollegeCard, slots: RowSlots) => <CollegeCardItem key={college._id} college={college} course={course} {...slots} />,
    [course],
  );
  const countOf = (count: number) =>
    countText((course !== undefined && counts && countsText(counts, course)) || text.count(format.number(count), count === 1));
  const known = isNarrowed ? undefined : total;
  const arrange = (rows: readonly CollegeCard[], grid: Grid<CollegeCard>) => (
    <>
      {course !== undefined && counts ? (
        <KnownAndUsual course={course} counts={counts} basis={filters.basis} colleges={rows} set={set} grid={grid} />
      ) : (
        grid(text.title, rows)
      )}
      {below}
    </>
  );
  return (
    <>
      <TakenBack filters={filters} set={set} />
      <ListResults
        text={text}
        wishes={wishes}
        isFromDetails={isFromDetails}
        query={query}
        isWaiting={!isReady}
        items={colleges}
        {...(total === undefined ? {} : { count: countOf(total) })}
        {...(known === undefined ? {} : { total: known })}
        from={props.from}
        hasMore={props.hasMore}
        onShort={props.onShort}
        row={row}
        action={action}
        arrange={arrange}
        {...(isRefused ? { refused: <UnreadableFilters error={query.error} onClear={clear} /> } : {})}
      />
    </>
  );
}
