import type { ComponentType } from 'react';
import type { Catalog } from './catalog.ts';
import type { Comparison, UseRows } from './comparison.ts';
import type { CatalogItem } from './glance.ts';

/** What another room offers below a comparison, of the items that stand there. */
export type AfterCompared = ComponentType<{ type: Catalog['name']; items: readonly Pick<CatalogItem, '_id' | 'name'>[] }>;

/** A catalog with its rows at hand, and those that other rooms give it. */
export interface ComparedCatalog extends Pick<Catalog, 'name' | 'path' | 'names'> {
  comparison: Comparison;
  useMore: UseRows;
}
