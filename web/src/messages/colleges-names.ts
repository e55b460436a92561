import type { CatalogNames } from './catalog-names.ts';
import type { Texts } from './locale.ts';

const en: CatalogNames = {
  title: 'Colleges',
  inSentence: 'colleges',
  all: (count) => `See all ${count} colleges`,
  browse: 'Browse colleges',
  emptyHint: 'Bookmarked colleges will show here',
};

export const collegesNames: Texts<CatalogNames> = { en };
