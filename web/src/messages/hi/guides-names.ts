import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'गाइड',
  inSentence: 'गाइड',
  all: (count) => `सभी ${count} गाइड देखें`,
  browse: 'गाइड देखें',
  emptyHint: 'बुकमार्क की हुई गाइड यहाँ दिखेंगी',
};
