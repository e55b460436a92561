import type { CatalogNames } from './catalog-names.ts';
import type { Texts } from './locale.ts';

const en: CatalogNames = {
  title: 'Exams',
  inSentence: 'exams',
  all: (count) => `See all ${count} exams`,
  browse: 'Browse exams',
  emptyHint: 'Bookmarked exams will show here',
};

export const examsNames: Texts<CatalogNames> = { en };
