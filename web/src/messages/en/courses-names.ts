import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'Courses',
  inSentence: 'courses',
  all: (count) => `See all ${count} courses`,
  browse: 'Browse courses',
  emptyHint: 'Bookmarked courses will show here',
};
