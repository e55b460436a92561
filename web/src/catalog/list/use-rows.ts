import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useEntryState } from '../../session/entry-state.ts';
import { rowsAtOnce } from '../../ui/show-more.tsx';
import { writeFilters } from './filters.ts';

/** The page of an address, from 1; whoever has no code reads the list page by page. */
export const pageIn = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

interface RowsOf {
  /** How many there are in all, which may be more than are here; undefined where nobody knows. */
  total: number | undefined;
  /** Which of them the first of `items` is, counted from 0, where the list comes by pages. */
  from: number;
  /** The list comes by pages, and more of them can be had. */
  hasMore: boolean;
  /** More is to be shown than is here. */
  onShort: (() => void) | undefined;
}

interface ShownRows<Item> {
  rows: readonly Item[];
  /** Which of all the first row is, counted from 0. */
  start: number;
  total: number;
  /** The same page with the next rows, and with the first. */
  next: string;
  beginning: string;
  left: number;
  showMore: () => void;
  box: RefObject<HTMLDivElement | null>;
}

/** Twenty rows of a list; a press shows twenty more, and the keyboard goes on with the first that is new. */
export function useRows<Item>(items: readonly Item[], { total: known, from, hasMore, onShort }: RowsOf): ShownRows<Item> {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const total = known ?? from + items.length;
  const [most, setMost] = useEntryState('shown', rowsAtOnce);
  const asked = (pageIn(params) - 1) * rowsAtOnce;
  const start = asked < total || from > 0 ? Math.max(asked, from) : 0;
  const rows = useMemo(() => items.slice(start - from, start - from + most), [items, start, from, most]);
  const isShort = hasMore && start + most > from + items.length;
  useEffect(() => {
    if (isShort) onShort?.();
  }, [isShort, onShort, items.length]);

  const box = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  useLayoutEffect(() => {
    const row = firstNew.current === null ? null : box.current?.querySelector<HTMLElement>(`[aria-posinset="${firstNew.current}"] a`);
    if (!row) return;
    firstNew.current = null;
    row.focus({ preventScroll: true });
  });
  const withPage = (page: number) => {
    const query = writeFilters(params, { page: page === 1 ? '' : String(page) }).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return {
    rows,
    start,
    total,
    next: withPage(Math.floor(start / rowsAtOnce) + 2),
    beginning: withPage(1),
    left: hasMore && known === undefined ? rowsAtOnce : Math.max(0, total - start - most),
    showMore: () => {
      firstNew.current = start + most + 1;
      setMost(most + rowsAtOnce);
    },
    box,
  };
}
