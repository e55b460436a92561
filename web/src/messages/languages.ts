import type { Language } from '@disha/contract/languages';

/** What each language calls itself and how it offers itself: in its own script, whatever the page speaks. */
export const ownWords: Readonly<Record<Language, { name: string; offer: string }>> = {
  hi: { name: 'हिन्दी', offer: 'यह पेज हिन्दी में देखें' },
  en: { name: 'English', offer: 'View this page in English' },
};
