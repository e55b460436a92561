import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/guides.ts';

export const texts: SameAs<typeof en> = {
  'guides.listed': 'गाइड',
  'guides.filters': 'गाइड के फ़िल्टर',
  'guides.shown': 'गाइड',
  'guides.notFound': 'गाइड नहीं मिली',
};
