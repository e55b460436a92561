import type { CatalogScreens } from '../shared/catalog.ts';
import type { ItemSummary } from '../shared/item-summary.ts';

/** A catalog with what it shows of its items at hand. */
export interface ShownCatalog extends Omit<CatalogScreens, 'summary'> {
  summary: ItemSummary;
}

export function withSummaries(catalogs: readonly CatalogScreens[]): Promise<readonly ShownCatalog[]> {
  return Promise.all(catalogs.map(async (catalog) => ({ ...catalog, summary: await catalog.summary() })));
}
