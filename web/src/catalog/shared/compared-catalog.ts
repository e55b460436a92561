import type { CatalogScreens } from './catalog.ts';
import type { Comparison, UseRows } from './comparison.ts';

/** A catalog with its rows at hand, and those that other features give it. */
export interface ComparedCatalog extends Pick<CatalogScreens, 'name' | 'path' | 'names'> {
  comparison: Comparison;
  useMore: UseRows;
}
