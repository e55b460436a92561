import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'Careers',
  inSentence: 'careers',
  all: (count) => `See all ${count} careers`,
  browse: 'Browse careers',
  emptyHint: 'Bookmarked careers will show here',
};
