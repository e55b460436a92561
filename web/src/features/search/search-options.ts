import type { Reading } from '@disha/search/reader/reading';
import { detailPath } from '../../catalog/shared/catalog.ts';
import type { ShownCatalog } from '../../catalog/list/shown-catalog.ts';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';

/** What the server found in one catalog. */
interface FoundGroup {
  type: string;
  total: number;
  items: readonly CatalogItem[];
}

interface SearchOption {
  key: string;
  to: string;
  /** The item itself, or null for "all of these". */
  item: CatalogItem | null;
}

export interface OptionGroup {
  catalog: ShownCatalog;
  total: number;
  options: readonly SearchOption[];
}

/** A place that the words may mean. */
export interface ReadingOption {
  key: string;
  to: string;
  reading: Reading;
}

export const readingOptions = (readings: readonly Reading[]): ReadingOption[] =>
  readings.map((reading, index) => ({ key: `reading-${index}`, to: reading.href, reading }));

/** What the arrow keys walk through: each group's items, and behind them the way to all of them where there are more. */
export function optionsOf(catalogs: readonly ShownCatalog[], groups: readonly FoundGroup[], words: string): OptionGroup[] {
  return groups.flatMap(({ type, total, items }) => {
    const catalog = catalogs.find(({ name }) => name === type);
    // A newer server may know a catalog that this page does not.
    if (!catalog) return [];
    const options: SearchOption[] = items.map((item) => ({ key: `${type}-${item._id}`, to: detailPath(catalog, item._id), item }));
    const all: SearchOption = {
      key: `${type}-all`,
      to: `${catalog.path}?${new URLSearchParams({ search: words }).toString()}`,
      item: null,
    };
    return [{ catalog, total, options: total > items.length ? [...options, all] : options }];
  });
}
