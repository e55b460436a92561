import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'Exams',
  inSentence: 'exams',
  all: (count) => `See all ${count} exams`,
  browse: 'Browse exams',
  emptyHint: 'Bookmarked exams will show here',
};
