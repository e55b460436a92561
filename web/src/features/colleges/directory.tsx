import type { CollegeCard } from '@disha/contract/colleges.card';
import { useCallback, type ReactNode } from 'react';
import { isApiError } from '../../api/api-error.ts';
import type { CardPlace } from '../../catalog/catalog-card.tsx';
import type { ItemAction } from '../../catalog/item-action.ts';
import { ListStates } from '../../catalog/list-states.tsx';
import { ResultLine } from '../../catalog/result-line.tsx';
import { WindowGrid } from '../../catalog/window-grid.tsx';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { CollegeCardItem } from './college-card.tsx';
import type { CollegeFilters } from './college-list.ts';
import { NotUnderstood, TakenBack } from './directory-parts.tsx';
import { KnownAndUsual, useCountsText, useCourseName, type CourseCounts } from './known-and-usual.tsx';

interface DirectoryProps {
  wishes: CollegeFilters;
  colleges: readonly CollegeCard[];
  /** How many fit, which may be more than are here. */
  total: number | undefined;
  /** Of the course that is filtered by. */
  counts: CourseCounts | undefined;
  /** On this device, by what it knows of the student: then nobody knows how many are left. */
  isNarrowed: boolean;
  /** The state filtered by is of the details on this device, not of a profile. */
  isFromDetails: boolean;
  query: { isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => unknown };
  action: ItemAction | undefined;
  onNearEnd: () => void;
  /** Under the list: more on its way. */
  below?: ReactNode;
}

const cardHeight = 176;
const idOf = ({ _id }: CollegeCard) => _id;
const linkOf = ({ _id, name }: CollegeCard) => ({ to: paths.college(_id), name });

/** What was found, as one sees it. */
export function Directory({ wishes, colleges, total, counts, isNarrowed, isFromDetails, query, action, onNearEnd, below }: DirectoryProps) {
  const text = useText(collegesTexts);
  const format = useFormat();
  const { filters, set, clear, isFiltered, isFromProfile, isReady } = wishes;
  const isRefused = isApiError(query.error, 'invalid');
  const isHere = total !== undefined && isReady && !isRefused;
  const course = useCourseName(filters.course);
  const countsText = useCountsText();
  const nearText = (count: string) => (filters.near === '' ? count : text.nearestFirst(count));
  const countText = (count: string) => (isNarrowed ? text.openToMe.among(nearText(count)) : nearText(count));
  const card = useCallback(
    (college: CollegeCard, place?: CardPlace) => (
      <CollegeCardItem
        key={college._id}
        college={college}
        course={course}
        place={place}
        action={action?.({ id: college._id, name: college.name })}
      />
    ),
    [action, course],
  );
  const grid = (label: string, items: readonly CollegeCard[], count: number | undefined) => (
    <WindowGrid
      label={label}
      items={items}
      keyOf={idOf}
      linkOf={linkOf}
      cardHeight={cardHeight}
      {...(count === undefined || isNarrowed ? {} : { total: count })}
      onNearEnd={onNearEnd}
      card={card}
    />
  );
  return (
    <>
      <TakenBack filters={filters} set={set} />
      <ResultLine
        count={
          isHere
            ? countText((course !== undefined && counts && countsText(counts, course)) || text.count(format.number(total), total === 1))
            : ''
        }
        isFiltered={isFiltered && !isRefused}
        isFromProfile={isHere && isFromProfile}
        isFromDetails={isFromDetails}
        onClear={clear}
      />
      {isRefused ? (
        <NotUnderstood error={query.error} onClear={clear} />
      ) : (
        <ListStates query={query} isWaiting={!isReady} isEmpty={colleges.length === 0} text={text} onClear={clear}>
          {course !== undefined && counts && filters.near === '' ? (
            <KnownAndUsual course={course} counts={counts} basis={filters.basis} colleges={colleges} set={set} grid={grid} />
          ) : (
            grid(text.title, colleges, total)
          )}
          {below}
        </ListStates>
      )}
    </>
  );
}
