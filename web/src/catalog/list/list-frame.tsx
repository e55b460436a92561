/** The frame of every catalog's list: head, search and filters, how many there are, and the cards. A feature brings what differs. */
import { useCallback, type ReactNode } from 'react';
import { useFormat } from '../../messages/format.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { detailPath } from '../shared/catalog.ts';
import type { CardPlace } from './catalog-card.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterSelects, onOf, type OnFilter, type SelectFilter } from './filter-selects.tsx';
import type { CatalogItem } from '../shared/item-summary.ts';
import type { ItemAction } from '../item/item-action.ts';
import { ListStates } from './list-states.tsx';
import { ResultLine } from '../search/result-line.tsx';
import type { CatalogFilters } from './use-catalog-filters.ts';
import { WindowGrid } from './window-grid.tsx';

/** What a list says in its own words. */
interface ListWords {
  title: string;
  lead: string;
  searchLabel: string;
  searchHint: string;
  count: (shown: string, isOne: boolean) => string;
  loading: string;
  none: string;
  noneHint: string;
}

/** What the frame hands to a feature's card. */
export interface CardSlots {
  place?: CardPlace | undefined;
  action?: ReactNode;
}

type Wishes = Pick<CatalogFilters<never>, 'typed' | 'clear' | 'isFiltered' | 'isFromProfile'>;

interface ListQuery {
  data: unknown;
  isPending: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
}

interface ListResultsProps<Item extends CatalogItem> {
  /** The list's address; an item's is below it. */
  path: string;
  text: ListWords;
  wishes: Pick<Wishes, 'clear' | 'isFiltered' | 'isFromProfile'>;
  /** The state filtered by is of the details on this device, not of a profile. */
  isFromDetails?: boolean;
  query: ListQuery;
  /** Something else the list waits for: the profile's filter, the marks of what is open. */
  isWaiting?: boolean;
  items: readonly Item[];
  /** Instead of how many there are. */
  count?: string;
  cardHeight: number;
  /** The same function each time. */
  card: (item: Item, slots: CardSlots) => ReactNode;
  /** The slot for the buttons on each card. */
  action: ItemAction | undefined;
  /** Between the count and the list. */
  note?: ReactNode;
  /** Of a list that comes by pages. */
  onNearEnd?: () => void;
  total?: number;
  /** The list in another arrangement, made of the same grids. */
  arrange?: (grid: Grid<Item>) => ReactNode;
  /** Instead of the list where the question was not understood. */
  refused?: ReactNode;
}

export type Grid<Item> = (label: string, items: readonly Item[], total?: number) => ReactNode;

const idOf = ({ _id }: CatalogItem) => _id;

export function ListResults<Item extends CatalogItem>(props: ListResultsProps<Item>) {
  const { path, text, wishes, query, isWaiting = false, items, cardHeight, card, action, arrange, refused } = props;
  const format = useFormat();
  const isHere = query.data !== undefined && !isWaiting && refused === undefined;
  const drawn = useCallback(
    (item: Item, place?: CardPlace) => card(item, { place, action: action?.({ id: item._id, name: item.name }) }),
    [card, action],
  );
  const linkOf = useCallback((item: Item) => ({ to: detailPath({ path }, item._id), name: item.name }), [path]);
  const grid: Grid<Item> = (label, shown, total) => (
    <WindowGrid
      label={label}
      items={shown}
      keyOf={idOf}
      linkOf={linkOf}
      cardHeight={cardHeight}
      card={drawn}
      {...(total === undefined ? {} : { total })}
      {...(props.onNearEnd ? { onNearEnd: props.onNearEnd } : {})}
    />
  );
  return (
    <>
      <ResultLine
        count={isHere ? (props.count ?? text.count(format.number(items.length), items.length === 1)) : ''}
        isFiltered={wishes.isFiltered && refused === undefined}
        isFromProfile={isHere && wishes.isFromProfile}
        isFromDetails={props.isFromDetails ?? false}
        onClear={wishes.clear}
      />
      {props.note}
      {refused ?? (
        <ListStates query={query} isWaiting={isWaiting} isEmpty={items.length === 0} text={text} onClear={wishes.clear}>
          {arrange ? arrange(grid) : grid(text.title, items, props.total)}
        </ListStates>
      )}
    </>
  );
}

interface ListFrameProps<Item extends CatalogItem> extends ListResultsProps<Item> {
  wishes: Wishes;
  /** Beside the title. */
  head?: ReactNode;
  selects: readonly SelectFilter[];
  /** What else hides items now. */
  on?: readonly OnFilter[];
  /** Filters of another look, below the selects. */
  below?: ReactNode;
  /** More selects than four leave the search box no feature. */
  isSearchAlone?: boolean;
  foot?: ReactNode;
}

export function ListFrame<Item extends CatalogItem>(props: ListFrameProps<Item>) {
  const { head, selects, on = [], below, isSearchAlone = false, foot, ...results } = props;
  const { text, wishes } = results;
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title} lead={text.lead}>
        {head}
      </PageHeader>
      <FilterBar
        searchLabel={text.searchLabel}
        searchHint={text.searchHint}
        typed={wishes.typed}
        isAlone={isSearchAlone}
        on={onOf(selects, ...on)}
        below={below}
      >
        <FilterSelects of={selects} />
      </FilterBar>
      <ListResults {...results} />
      {foot}
    </Page>
  );
}
