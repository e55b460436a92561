import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/courses.ts';

export const texts: SameAs<typeof en> = {
  'courses.listed': 'कोर्स',
  'courses.recommended': 'सुझाए गए कोर्स',
  'courses.shown': 'कोर्स',
  'courses.notFound': 'कोर्स नहीं मिला',
};
