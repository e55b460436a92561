import type { texts as en } from '../en/catalog.ts';

export const texts: typeof en = {
  filters: 'फ़िल्टर',
  filtersOn: 'लगे हुए फ़िल्टर',
  takeOff: 'यह फ़िल्टर हटाएँ',
  clearFilter: 'फ़िल्टर हटाएँ',
  clearSearch: 'खोज मिटाएँ',
  fromProfile: 'आपकी प्रोफ़ाइल से',
  fromDetails: 'आपकी जानकारी से',
  sortBy: 'क्रम',
  confirm: 'इस पर भरोसा करने से पहले आधिकारिक वेबसाइट पर देख लें।',
  source: (sources) => `स्रोत: ${sources}।`,
  newest: (when) => `इनमें सबसे नया ${when} का है।`,
  print: 'प्रिंट करें',
  report: 'गलती बताएँ',
  openToMe: 'अपनी योग्यता जाँचें',
  isOpenToMe: 'क्या यह मेरे लिए खुला है?',
  openUnknown: 'आपके लिए क्या खुला है, यह अभी जाँचा नहीं जा सका, इसलिए यहाँ सब कुछ है।',
  back: (place) => `सभी ${place}`,
  share: {
    label: 'शेयर करें',
    copied: 'पता कॉपी हो गया। जहाँ चाहें, पेस्ट करें।',
    byHand: (url) => `यह पता कॉपी करें: ${url}`,
  },
  showMore: (shown, total) => `और दिखाएँ (${total} में से ${shown})`,
  moreStreams: 'और स्ट्रीम',
  more: (count) => `+${count} और`,
};
