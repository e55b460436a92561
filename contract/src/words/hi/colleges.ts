import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/colleges.ts';

export const texts: SameAs<typeof en> = {
  'colleges.listed': 'कॉलेज',
  'colleges.filters': 'कॉलेज के फ़िल्टर',
  'colleges.counts': 'कॉलेजों की गिनती',
  'colleges.shown': 'कॉलेज',
  'colleges.notFound': 'कॉलेज नहीं मिला',
  'colleges.noDistrict': ({ name, state }) => `${name} ${state === '' ? 'भारत' : state} का कोई ज़िला हो`,
  'colleges.noPlace': ({ state }) =>
    `near कोई PIN या ${state === '' ? 'भारत' : state} का कोई शहर या ज़िला हो`,
  'colleges.whichState': ({ name, states }) => `${name} एक से ज़्यादा राज्यों में है: state भी लिखें (${states})`,
  'colleges.noCourse': 'course किसी कोर्स की id हो',
};
