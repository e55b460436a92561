import type { CatalogNames } from './catalog-names.ts';
import type { Texts } from './locale.ts';

const en: CatalogNames = {
  title: 'Courses',
  inSentence: 'courses',
  all: (count) => `See all ${count} courses`,
  browse: 'Browse courses',
  emptyHint: 'Bookmarked courses will show here',
};

export const coursesNames: Texts<CatalogNames> = { en };
