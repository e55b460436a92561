import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/states.ts';

export const texts: SameAs<typeof en> = {
  'states.listed': 'राज्य',
  'states.shown': 'राज्य',
  'states.notFound': 'राज्य नहीं मिला',
};
