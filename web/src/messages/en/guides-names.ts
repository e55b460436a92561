import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'Guides',
  inSentence: 'guides',
  all: (count) => `See all ${count} guides`,
  browse: 'Browse guides',
  emptyHint: 'Bookmarked guides will show here',
};
