import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/scholarships.ts';

export const texts: SameAs<typeof en> = {
  'scholarships.listed': 'छात्रवृत्तियाँ',
  'scholarships.filters': 'छात्रवृत्तियों के फ़िल्टर',
  'scholarships.shown': 'छात्रवृत्ति',
  'scholarships.notFound': 'छात्रवृत्ति नहीं मिली',
};
