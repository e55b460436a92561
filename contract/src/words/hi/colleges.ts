import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/colleges.ts';

export const texts: SameAs<typeof en> = {
  'colleges.listed': 'कॉलेज',
  'colleges.filters': 'कॉलेज के फ़िल्टर',
  'colleges.counts': 'कॉलेजों की गिनती',
  'colleges.shown': 'कॉलेज',
  'colleges.notFound': 'कॉलेज नहीं मिला',
};
