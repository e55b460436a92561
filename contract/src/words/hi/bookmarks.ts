import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/bookmarks.ts';

export const texts: SameAs<typeof en> = {
  'bookmarks.listed': 'बुकमार्क',
  'bookmarks.added': 'बुकमार्क हो गया',
  'bookmarks.removed': 'बुकमार्क हट गया',
  'bookmarks.full': ({ max, type }) =>
    `एक सूची (${type}) में ज़्यादा से ज़्यादा ${max} बुकमार्क रहते हैं। नया जोड़ने के लिए कोई एक हटाएँ।`,
};
