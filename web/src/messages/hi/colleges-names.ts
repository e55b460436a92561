import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'कॉलेज',
  inSentence: 'कॉलेज',
  all: (count) => `सभी ${count} कॉलेज देखें`,
  browse: 'कॉलेज देखें',
  emptyHint: 'बुकमार्क किए हुए कॉलेज यहाँ दिखेंगे',
};
