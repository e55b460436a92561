import { memo, startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ItemAction } from '../item/item-action.ts';
import type { CatalogItem } from '../shared/item-summary.ts';
import type { RowPlace } from './catalog-row.tsx';

/** What the frame hands to a feature's row. */
export interface RowSlots {
  place?: RowPlace | undefined;
  action?: ReactNode;
}

interface RowsProps<Item> {
  /** A CatalogRow that is told its place; the same function every time, so that rows of an unchanged list are not drawn again. */
  row: (item: Item, slots: RowSlots) => ReactNode;
  /** The slot for the buttons on each row. */
  action: ItemAction | undefined;
  total: number;
}

interface RowGridProps<Item> extends RowsProps<Item> {
  label: string;
  items: readonly Item[];
  /** Which of all the first one is, counted from 0. */
  start: number;
}

interface ShownRowProps<Item> extends RowsProps<Item> {
  item: Item;
  position: number;
}

/** While letters are typed the list before stays in sight: its rows are left alone. */
const ShownRow = memo(function ShownRow({ item, row, action, position, total }: ShownRowProps<CatalogItem>) {
  return row(item, { place: { position, total }, action: action?.({ id: item._id, name: item.name }) });
}) as <Item extends CatalogItem>(props: ShownRowProps<Item>) => ReactNode;

/** More than a phone shows of a list at its beginning. */
const inSight = 8;

/** The value once what it changed at first has been painted. */
function useAfterPaint<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setSettled(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value, settled]);
  return settled;
}

/** Rows in one, two or three columns, a hairline between them and nothing around. The first follow a key at once, the others soon. */
export function RowGrid<Item extends CatalogItem>({ label, items, start, total, ...rows }: RowGridProps<Item>) {
  const now = useMemo(() => ({ items, start, total }), [items, start, total]);
  const before = useAfterPaint(now);
  const isGrown = before.items.length < items.length && before.items.every((item, index) => item === items[index]);
  // Until the others are drawn those of before stay, so that nothing on the page jumps; but a short list ends at once.
  const others = isGrown || items.length <= inSight ? now : before;
  const first = items.slice(0, inSight);
  const isFirst = new Set(first.map(({ _id }) => _id));
  const below = others.items.slice(inSight).filter(({ _id }) => !isFirst.has(_id));
  return (
    <ul aria-label={label} className="grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
      {first.map((item, index) => (
        <ShownRow key={item._id} item={item} position={start + index + 1} total={total} {...rows} />
      ))}
      {below.map((item, index) => (
        <ShownRow key={item._id} item={item} position={others.start + inSight + index + 1} total={others.total} {...rows} />
      ))}
    </ul>
  );
}
