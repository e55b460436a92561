import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'Scholarships',
  inSentence: 'scholarships',
  all: (count) => `See all ${count} scholarships`,
  browse: 'Browse scholarships',
  emptyHint: 'Bookmarked scholarships will show here',
};
