import type { ReactNode } from 'react';
import type { RowPlace } from './catalog-row.tsx';

interface RowGridProps<Item> {
  label: string;
  items: readonly Item[];
  /** A CatalogRow that is told its place. */
  row: (item: Item, place: RowPlace) => ReactNode;
  /** Which of all the first one is, counted from 0. */
  start: number;
  total: number;
}

/** Rows in one, two or three columns, a hairline between them and nothing around. */
export function RowGrid<Item>({ label, items, row, start, total }: RowGridProps<Item>) {
  return (
    <ul aria-label={label} className="grid gap-x-8 border-t border-line sm:grid-cols-2 lg:grid-cols-3">
      {items.map((item, index) => row(item, { position: start + index + 1, total }))}
    </ul>
  );
}
