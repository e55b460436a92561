import type { CatalogNames } from '../catalog-names.ts';

export const texts: CatalogNames = {
  title: 'परीक्षाएँ',
  inSentence: 'परीक्षाएँ',
  all: (count) => `सभी ${count} परीक्षाएँ देखें`,
  browse: 'परीक्षाएँ देखें',
  emptyHint: 'बुकमार्क की हुई परीक्षाएँ यहाँ दिखेंगी',
};
