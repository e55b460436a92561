/** The frame of every catalog's list: head, search and filters, how many there are, and the rows. A feature brings what differs. */
import type { ReactNode } from 'react';
import { catalogTexts } from '../../messages/catalog.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterSelects, onOf, type OnFilter, type SelectFilter } from './filter-selects.tsx';
import type { CatalogItem } from '../shared/item-summary.ts';
import type { ItemAction } from '../item/item-action.ts';
import { ListStates } from './list-states.tsx';
import { ResultLine } from '../search/result-line.tsx';
import type { CatalogFilters } from './use-catalog-filters.ts';
import { RowGrid, type RowSlots } from './row-grid.tsx';
import { useRows } from './use-rows.ts';

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

type Wishes = Pick<CatalogFilters<never>, 'typed' | 'clear' | 'isFiltered' | 'isFromProfile'>;

interface ListQuery {
  data: unknown;
  isPending: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
}

interface ListResultsProps<Item extends CatalogItem> {
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
  row: (item: Item, slots: RowSlots) => ReactNode;
  /** The slot for the buttons on each row. */
  action: ItemAction | undefined;
  /** Between the count and the list. */
  note?: ReactNode;
  /** Of a list that comes by pages: how many there are in all, which the first here is, and that more is wanted than is here. */
  total?: number;
  from?: number;
  hasMore?: boolean;
  onShort?: () => void;
  /** The rows in another arrangement, made of the same grids. */
  arrange?: (rows: readonly Item[], grid: Grid<Item>) => ReactNode;
  /** Instead of the list where the question was not understood. */
  refused?: ReactNode;
}

/** `skipped`: how many of the rows stand in a grid before it. */
export type Grid<Item> = (label: string, items: readonly Item[], skipped?: number) => ReactNode;

export function ListResults<Item extends CatalogItem>(props: ListResultsProps<Item>) {
  const { text, wishes, query, isWaiting = false, items, row, action, arrange, refused, total, from = 0 } = props;
  const format = useFormat();
  const isHere = query.data !== undefined && !isWaiting && refused === undefined;
  const { box, ...parts } = useRows(items, { total, from, hasMore: props.hasMore ?? false, onShort: props.onShort });
  const catalog = useText(catalogTexts);
  const grid: Grid<Item> = (label, shown, skipped = 0) => (
    <RowGrid label={label} items={shown} start={parts.start + skipped} total={parts.total} row={row} action={action} />
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
          <div ref={box}>
            {parts.start > 0 && (
              <p className="mb-2">
                <Link
                  to={parts.beginning}
                  className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
                >
                  {catalog.fromStart}
                </Link>
              </p>
            )}
            {arrange ? arrange(parts.rows, grid) : grid(text.title, parts.rows)}
            <ShowMore left={parts.left} to={parts.next} onPress={parts.showMore} />
          </div>
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
  /** FieldTiles, while nothing is chosen or looked for. */
  tiles?: ReactNode;
  foot?: ReactNode;
}

export function ListFrame<Item extends CatalogItem>(props: ListFrameProps<Item>) {
  const { head, selects, on = [], below, isSearchAlone = false, tiles, foot, ...results } = props;
  const { text, wishes } = results;
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title}>{head}</PageHeader>
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
      {!wishes.isFiltered && tiles}
      <ListResults {...results} />
      {foot}
    </Page>
  );
}
