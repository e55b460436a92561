import type { ComparedCatalog } from '../../catalog/shared/compared-catalog.ts';
import type { ComparisonRow } from '../../catalog/shared/comparison.ts';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';

/** The catalog's own rows, those of other features each behind the one it names, else before the last, which is the source. */
export function useAllRows({ comparison, useMore }: ComparedCatalog, items: readonly CatalogItem[]): readonly ComparisonRow[] {
  return placed(comparison.useRows(items), useMore(items));
}

export function placed(own: readonly ComparisonRow[], given: readonly ComparisonRow[]): readonly ComparisonRow[] {
  return given.reduce<readonly ComparisonRow[]>((rows, row) => {
    const at = rows.findIndex(({ id }) => id === row.after);
    const place = at === -1 ? Math.max(rows.length - 1, 0) : at + 1;
    return [...rows.slice(0, place), row, ...rows.slice(place)];
  }, own);
}

/** The words of a cell; null while they are on their way. */
export function comparisonLines(row: ComparisonRow, item: CatalogItem): readonly string[] | null {
  const lines = row.of(item)?.filter((line) => line !== '');
  if (lines === undefined) return null;
  return lines.length === 0 && row.none !== undefined ? [row.none] : lines;
}

/** Whether it says another thing of one than of another; what is not known of both is the same. */
export function differs(row: ComparisonRow, items: readonly CatalogItem[]): boolean {
  return new Set(items.map((item) => JSON.stringify(comparisonLines(row, item)))).size > 1;
}

/** The rows that differ before the others, each part in its order. */
export function differingFirst(rows: readonly ComparisonRow[], items: readonly CatalogItem[]): readonly ComparisonRow[] {
  const isOther = new Map(rows.map((row) => [row, differs(row, items)]));
  return [...rows.filter((row) => isOther.get(row)), ...rows.filter((row) => !isOther.get(row))];
}
