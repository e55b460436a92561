import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import type { CatalogNames } from '../../messages/catalog-names.ts';
import { textsOf } from '../../messages/locale.ts';

/** A catalog that does not exist, written as one that does. */
export const hostelsCatalog: CatalogScreens = {
  // The contract's list has no such name.
  name: 'hostels' as CatalogScreens['name'],
  path: '/hostels',
  idParam: 'hostelId',
  names: textsOf<CatalogNames>(import.meta.glob('./*/hostels-names.ts')),
  list: async () => (await import('./hostels-screen.tsx')).hostelsScreen(),
  detail: async () => (await import('./hostel-screen.tsx')).HostelScreen,
  summary: async () => (await import('./hostel-summary.tsx')).hostelSummary,
  facts: import.meta.env.SSR ? async () => (await import('./hostel-facts.ts')).hostelFacts : undefined,
};
