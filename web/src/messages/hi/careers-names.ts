import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'करियर',
  inSentence: 'करियर',
  all: (count) => `सभी ${count} करियर देखें`,
  browse: 'करियर देखें',
  emptyHint: 'बुकमार्क किए हुए करियर यहाँ दिखेंगे',
};
