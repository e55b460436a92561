import type { CollegeCard } from '@disha/contract/colleges';
import { collegeTypes } from '@disha/contract/taxonomy';
import { X } from 'lucide-react';
import { memo, useCallback, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CardPlace } from '../../catalog/catalog-card.tsx';
import { FilterBar, FilterSelect } from '../../catalog/filter-bar.tsx';
import type { ItemAction } from '../../catalog/item-action.ts';
import { ListStates } from '../../catalog/list-states.tsx';
import { PartsPicture } from '../../catalog/parts-picture.tsx';
import { ResultLine } from '../../catalog/result-line.tsx';
import type { CatalogFilters } from '../../catalog/use-catalog-filters.ts';
import { WindowGrid } from '../../catalog/window-grid.tsx';
import { catalogTexts } from '../../messages/catalog.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateOptions } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { CollegeCardItem } from './college-card.tsx';
import { isSort, type Counts } from './college-list.ts';
import { collegesQueries } from './colleges.queries.ts';
import { StatePicture } from './state-picture.tsx';

export const filterKeys = ['state', 'type', 'course', 'sort'] as const;
export type CollegeFilters = CatalogFilters<(typeof filterKeys)[number]>;

interface DirectoryProps {
  wishes: CollegeFilters;
  colleges: readonly CollegeCard[];
  /** How many fit, which may be more than are here. */
  total: number | undefined;
  counts: Counts | undefined;
  query: { isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => unknown };
  action: ItemAction | undefined;
  onNearEnd?: () => void;
  /** Under the list: more on its way. */
  below?: ReactNode;
}

const cardHeight = 176;
const idOf = ({ _id }: CollegeCard) => _id;
const linkOf = ({ _id, name }: CollegeCard) => ({ to: paths.college(_id), name });

/** The directory as one sees it, wherever the search is done. */
export function Directory({ wishes, colleges, total, counts, query, action, onNearEnd, below }: DirectoryProps) {
  const text = useText(collegesTexts);
  const names = useText(taxonomyTexts);
  const format = useFormat();
  const { filters, set, clear, isFiltered, isFromProfile, isReady } = wishes;
  const isHere = total !== undefined && isReady;
  const card = useCallback(
    (college: CollegeCard, place?: CardPlace) => (
      <CollegeCardItem key={college._id} college={college} place={place} action={action?.({ id: college._id, name: college.name })} />
    ),
    [action],
  );
  return (
    <>
      <PartsPicture
        label={text.byType}
        parts={collegeTypes.map((type) => ({ value: type, label: names.collegeTypes[type], count: counts?.byType.get(type) ?? 0 }))}
        isKnown={isHere && counts !== undefined}
        chosen={filters.type}
        onChoose={(type) => {
          set('type', type);
        }}
      />
      <StatePicture
        counts={isHere ? counts?.byState : undefined}
        chosen={filters.state}
        onChoose={(state) => {
          set('state', state);
        }}
      />
      {filters.course !== '' && (
        <ChosenCourse
          course={filters.course}
          onClear={() => {
            set('course', '');
          }}
        />
      )}
      <ResultLine
        count={isHere ? text.count(format.number(total), total === 1) : ''}
        isFiltered={isFiltered}
        isFromProfile={isHere && isFromProfile}
        onClear={clear}
      />
      <ListStates query={query} isWaiting={!isReady} isEmpty={colleges.length === 0} text={text} onClear={clear}>
        <WindowGrid
          label={text.title}
          items={colleges}
          keyOf={idOf}
          linkOf={linkOf}
          cardHeight={cardHeight}
          {...(total === undefined ? {} : { total })}
          {...(onNearEnd ? { onNearEnd } : {})}
          card={card}
        />
        {below}
      </ListStates>
    </>
  );
}

/** Above the directory, and not of it: where the search is done may change under the fingers, the box they type in may not. */
export function DirectoryFilters({ wishes: { filters, typed, search, set } }: { wishes: CollegeFilters }) {
  const text = useText(collegesTexts);
  const isSearching = search.trim() !== '';
  const sort = isSort(filters.sort) && (isSearching || filters.sort !== 'name') ? filters.sort : '';
  return (
    <FilterBar searchLabel={text.searchLabel} searchHint={text.searchHint} typed={typed}>
      <Selects state={filters.state} type={filters.type} sort={sort} isSearching={isSearching} set={set} />
    </FilterBar>
  );
}

interface SelectsProps {
  state: string;
  type: string;
  sort: string;
  isSearching: boolean;
  set: CollegeFilters['set'];
}

/** Apart, and drawn only when they change: forty options with every letter typed would be felt. */
const Selects = memo(function Selects({ state, type, sort, isSearching, set }: SelectsProps) {
  const text = useText(collegesTexts);
  const catalog = useText(catalogTexts);
  const stateOptions = useStateOptions();
  const names = useText(taxonomyTexts);
  return (
    <>
      <FilterSelect
        label={text.stateLabel}
        value={state}
        placeholder={text.allStates}
        options={stateOptions}
        onChange={(value) => {
          set('state', value);
        }}
      />
      <FilterSelect
        label={text.typeLabel}
        // On a phone the picture below does the same.
        className="max-sm:hidden"
        value={type}
        placeholder={text.allTypes}
        options={collegeTypes.map((value) => ({ value, label: names.collegeTypes[value] }))}
        onChange={(value) => {
          set('type', value);
        }}
      />
      <FilterSelect
        label={catalog.sortBy}
        value={sort}
        options={[
          { value: '', label: isSearching ? text.sort.best : text.sort.name },
          ...(isSearching ? [{ value: 'name', label: text.sort.name }] : []),
          { value: 'location.state', label: text.sort['location.state'] },
          { value: 'type', label: text.sort.type },
        ]}
        onChange={(value) => {
          set('sort', value);
        }}
      />
    </>
  );
});

/** "Teaching B.Tech CSE", with a way back to all: whoever comes from a course's page. */
function ChosenCourse({ course, onClear }: { course: string; onClear: () => void }) {
  const text = useText(collegesTexts);
  const { data } = useQuery(collegesQueries.courseName(course));
  return (
    <p className="mt-3">
      <button type="button" onClick={onClear} className={buttonLook('quiet', 'normal')}>
        {text.teaching(data?.course.shortName ?? course)}
        <X aria-hidden="true" className="size-4" />
        <span className="sr-only">{text.everyCourse}</span>
      </button>
    </p>
  );
}
