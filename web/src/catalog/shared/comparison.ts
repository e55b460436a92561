/** How items of a catalog stand side by side: each catalog writes its rows, and nothing else, to be compared. */
import type { ReactNode } from 'react';
import type { FactMark } from '../../ui/mark-of.ts';
import type { CatalogItem } from './catalog-item.ts';

export interface ComparisonRow<Item extends CatalogItem = CatalogItem> {
  id: string;
  label: string;
  /** Words, a line each, empty ones left out; none where it is unknown, null while it is on its way. */
  of: (item: Item) => readonly string[] | null;
  /** In the place of the words, where there is more than words to show. */
  cell?: (item: Item) => ReactNode;
  /** What nothing means here, where it is known to be nothing: in no ranking. */
  none?: string;
  /** How sure it is. */
  mark?: (item: Item) => FactMark | undefined;
  /** The range that a bar at its foot shows: all bars of a row share a scale. */
  bar?: (item: Item) => { low: number; high: number } | undefined;
  /** The label with where the bars end. */
  scale?: (end: number) => string;
  /** Told, and not confirmed: it looks weaker. */
  isWeak?: (item: Item) => boolean;
  /** Long, or asked by few: behind a tap. */
  isBehind?: boolean;
  /** Of a row that another feature gives: behind which of the catalog's own it stands. */
  after?: string;
}

/** A hook: rows are said in the page's language, and some by what this device knows. */
export type UseRows<Item extends CatalogItem = CatalogItem> = (items: readonly Item[]) => readonly ComparisonRow<Item>[];

export interface Comparison<Item extends CatalogItem = CatalogItem> {
  /** What the rows read of one item, and no more: it is sent along with the page. Fails as a detail does. */
  load: (id: string, signal: AbortSignal) => Promise<Item>;
  /** In the order people ask. */
  useRows: UseRows<Item>;
}

/** Type erasure: a walk over the catalogs cannot know the form of each one's items; each meets its own again. */
export function comparisonOf<Item extends CatalogItem>(comparison: Comparison<Item>): Comparison {
  return comparison as unknown as Comparison;
}

/** The same of rows that another feature gives to a catalog. */
export function rowsFor<Item extends CatalogItem>(useRows: UseRows<Item>): UseRows {
  return useRows as unknown as UseRows;
}

const useNone: UseRows = () => [];

/** The rows of several features as those of one. */
export const allRows = (parts: readonly UseRows[]): UseRows =>
  parts.reduce(
    (useBefore, useNext): UseRows =>
      function useRows(items) {
        const before = useBefore(items);
        return [...before, ...useNext(items)];
      },
    useNone,
  );
