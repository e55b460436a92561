import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'कोर्स',
  inSentence: 'कोर्स',
  all: (count) => `सभी ${count} कोर्स देखें`,
  browse: 'कोर्स देखें',
  emptyHint: 'बुकमार्क किए हुए कोर्स यहाँ दिखेंगे',
};
