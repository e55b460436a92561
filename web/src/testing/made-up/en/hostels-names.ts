import type { CatalogNames } from '../../../messages/catalog-names.ts';

export const texts: CatalogNames = {
  title: 'Hostels',
  inSentence: 'hostels',
  all: (count) => `See all ${count} hostels`,
  browse: 'Browse hostels',
  emptyHint: 'Bookmarked hostels will show here',
};
