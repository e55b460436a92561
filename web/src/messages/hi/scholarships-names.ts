import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'छात्रवृत्तियाँ',
  inSentence: 'छात्रवृत्तियाँ',
  all: (count) => `सभी ${count} छात्रवृत्तियाँ देखें`,
  browse: 'छात्रवृत्तियाँ देखें',
  emptyHint: 'बुकमार्क की हुई छात्रवृत्तियाँ यहाँ दिखेंगी',
};
