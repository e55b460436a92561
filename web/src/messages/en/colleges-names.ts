import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'Colleges',
  inSentence: 'colleges',
  all: (count) => `See all ${count} colleges`,
  browse: 'Browse colleges',
  emptyHint: 'Bookmarked colleges will show here',
};
