import type { Catalog } from './catalog.ts';
import type { Glance } from './glance.ts';

/** A catalog with what it shows of its items at hand. */
export interface ShownCatalog extends Omit<Catalog, 'glance'> {
  glance: Glance;
}

export function withGlances(catalogs: readonly Catalog[]): Promise<readonly ShownCatalog[]> {
  return Promise.all(catalogs.map(async (catalog) => ({ ...catalog, glance: await catalog.glance() })));
}
