import type { Catalog } from './catalog.ts';
import type { Comparison, UseRows } from './comparison.ts';

/** A catalog with its rows at hand, and those that other rooms give it. */
export interface ComparedCatalog extends Pick<Catalog, 'name' | 'path' | 'names'> {
  comparison: Comparison;
  useMore: UseRows;
}
