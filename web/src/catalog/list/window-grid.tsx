import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useHref } from 'react-router';
import { catalogTexts } from '../../messages/catalog.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { CardGrid } from './card-grid.tsx';
import type { CardPlace } from './catalog-card.tsx';
import { useColumns } from './use-columns.ts';

interface WindowGridProps<Item> {
  label: string;
  items: readonly Item[];
  /** The same function each time. */
  keyOf: (item: Item) => string;
  /** A CatalogCard that is told its place. The same function each time. */
  card: (item: Item, place?: CardPlace) => ReactNode;
  /** An item's own page: without a browser's help only the first are cards, the others links to read on. */
  linkOf: (item: Item) => { to: string; name: string };
  /** A card's usual height, for those not yet drawn. */
  cardHeight: number;
  /** How many there are in all, when the list comes by pages. */
  total?: number;
  /** Told when the end comes near, for lists that come by pages. */
  onNearEnd?: () => void;
}

/** Enough for the first screen, before there is a browser to measure. */
const firstCards = 12;
const gap = 16;

/** A grid of any length of which only what is in sight exists. */
export function WindowGrid<Item>(props: WindowGridProps<Item>) {
  const columns = useColumns();
  // Thousands of the router's own links would take their time.
  const base = useHref('/').replace(/\/$/, '');
  const { label, items, card, linkOf } = props;
  if (columns === null) {
    return (
      <>
        <CardGrid label={label}>{items.slice(0, firstCards).map((item) => card(item))}</CardGrid>
        <noscript>
          <ul className="mt-6 grid gap-x-6 sm:grid-cols-2">
            {items
              .slice(firstCards)
              .map(linkOf)
              .map(({ to, name }) => (
                <li key={to}>
                  <a href={base + to} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
                    {name}
                  </a>
                </li>
              ))}
          </ul>
        </noscript>
      </>
    );
  }
  return props.onNearEnd ? <Windowed key={columns} {...props} columns={columns} /> : <Paged {...props} columns={columns} />;
}

/** Paging: so many are no more than some ten screens of a phone; a reader who wants more asks, and reaches what stands below. */
const pageSize = 30;

function Paged<Item>({ items, ...props }: WindowGridProps<Item> & { columns: number }) {
  const text = useText(catalogTexts);
  const format = useFormat();
  const [most, setMost] = useEntryState('shown', pageSize);
  /** Pressed, the button goes further down, or is gone: the keyboard goes on with the first that is new. */
  const firstNew = useRef<number | null>(null);
  const shown = useMemo(() => items.slice(0, most), [items, most]);
  return (
    <>
      <Windowed key={props.columns} {...props} items={shown} total={items.length} toFocus={firstNew} />
      {items.length > most && (
        <div className="mt-2 text-center">
          <Button
            look="quiet"
            onClick={() => {
              firstNew.current = most + 1;
              setMost(most + pageSize);
            }}
          >
            {text.showMore(format.number(most), format.number(items.length))}
          </Button>
        </div>
      )}
    </>
  );
}

interface WindowedProps<Item> extends WindowGridProps<Item> {
  columns: number;
  /** Which card is to have the focus as soon as it is drawn, counted from 1. */
  toFocus?: RefObject<number | null>;
}

/** Heights measured once, kept while the application runs: who comes back finds the same place. */
const measured = new Map<string, VirtualItem[]>();

function Windowed<Item>({ label, items, keyOf, card, cardHeight, total, onNearEnd, columns, toFocus }: WindowedProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const memory = `${label} ${columns} ${items.length}`;
  const rows = Math.ceil(items.length / columns);
  // The same functions while the list is the same: new ones would have every row counted again at each drawing.
  const estimateSize = useCallback(() => cardHeight + gap, [cardHeight]);
  const getItemKey = useCallback(
    (row: number) => {
      const first = items[row * columns];
      return first === undefined ? row : keyOf(first);
    },
    [items, columns, keyOf],
  );
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises what it returns
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize,
    overscan: 3,
    scrollMargin: top,
    initialMeasurementsCache: measured.get(memory) ?? [],
    getItemKey,
  });

  // What stands above the list may grow or shrink (a notice, the counts).
  useLayoutEffect(() => {
    const place = () => {
      if (box.current) setTop(Math.round(box.current.getBoundingClientRect().top + window.scrollY));
    };
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    return () => {
      watcher.disconnect();
    };
  }, []);

  useEffect(
    () => () => {
      measured.set(memory, virtualizer.takeSnapshot());
    },
    [memory, virtualizer],
  );

  useEffect(() => {
    const card = toFocus?.current === null ? null : box.current?.querySelector<HTMLElement>(`[aria-posinset="${toFocus?.current ?? 0}"] a`);
    if (!toFocus || !card) return;
    toFocus.current = null;
    card.focus({ preventScroll: true });
  });

  const shown = virtualizer.getVirtualItems();
  const last = shown[shown.length - 1]?.index ?? 0;
  useEffect(() => {
    if (onNearEnd && last >= rows - 3) onNearEnd();
  }, [onNearEnd, last, rows]);

  return (
    <div ref={box} role="list" aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {shown.map((row) => (
        <div
          key={row.key}
          ref={virtualizer.measureElement}
          data-index={row.index}
          className="absolute inset-x-0 top-0 grid gap-4 pb-4 sm:grid-cols-2 lg:grid-cols-3"
          style={{ transform: `translateY(${row.start - virtualizer.options.scrollMargin}px)` }}
        >
          <RowCards items={items} row={row.index} columns={columns} card={card} total={total ?? items.length} />
        </div>
      ))}
    </div>
  );
}

interface RowCardsProps<Item> extends Pick<WindowGridProps<Item>, 'items' | 'card'> {
  row: number;
  columns: number;
  total: number;
}

/** Drawn once: what moves while rows are measured and scrolled is the box around them. */
const RowCards = memo(function RowCards<Item>({ items, row, columns, card, total }: RowCardsProps<Item>) {
  return items.slice(row * columns, (row + 1) * columns).map((item, column) => card(item, { position: row * columns + column + 1, total }));
}) as <Item>(props: RowCardsProps<Item>) => ReactNode;
