import type { Catalog } from '../../catalog/catalog.ts';
import type { CatalogNames } from '../../messages/catalog-names.ts';
import { textsOf } from '../../messages/locale.ts';

/** A catalog that does not exist, written as one that does. */
export const hostelsCatalog: Catalog = {
  // The contract's list has no such name.
  name: 'hostels' as Catalog['name'],
  path: '/hostels',
  idParam: 'hostelId',
  names: textsOf<CatalogNames>(import.meta.glob('./*/hostels-names.ts')),
  list: async () => (await import('./hostels-screen.tsx')).hostelsScreen(),
  detail: async () => (await import('./hostel-screen.tsx')).HostelScreen,
  glance: async () => (await import('./hostel-glance.tsx')).hostelGlance,
  facts: import.meta.env.SSR ? async () => (await import('./hostel-facts.ts')).hostelFacts : undefined,
};
