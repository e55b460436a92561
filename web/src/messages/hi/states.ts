import type { texts as en } from '../en/states.ts';

const groups: (typeof en)['groups'] = {
  engineering: 'इंजीनियरिंग',
  medicine: 'मेडिकल',
  nursing: 'नर्सिंग',
  pharmacy: 'फ़ार्मेसी',
  agriculture: 'कृषि',
  law: 'कानून (लॉ)',
  teaching: 'टीचिंग',
  polytechnic: 'पॉलिटेक्निक',
  iti: 'ITI',
  degree: 'BA, B.Sc और B.Com',
  bca_bba: 'BCA और BBA',
  mba_mca: 'MBA और MCA',
};

export const texts: typeof en = {
  title: 'राज्य के हिसाब से दाख़िला',
  heading: 'किस राज्य में दाख़िला कैसे होता है',
  place: 'राज्य',
  lead: 'भारत के 28 राज्यों और 8 केंद्र शासित प्रदेशों में किस परीक्षा, पोर्टल या अंकों से किस कोर्स में दाख़िला मिलता है।',
  loading: 'राज्य लोड हो रहे हैं',
  failed: 'राज्य नहीं खुल पाए',
  groups,
  detail: {
    heading: (state) => `${state} में दाख़िला कैसे होता है`,
    lead: 'हर तरह के कोर्स के लिए: किस परीक्षा या किन अंकों से, और सीट कौन देता है।',
    summary: (state, ways) => `${state} में दाख़िला: ${ways} के लिए कौन-सी परीक्षा, पोर्टल या अंक चाहिए।`,
    loading: 'राज्य लोड हो रहा है',
    failed: 'राज्य की जानकारी नहीं खुल पाई',
    notFound: 'राज्य नहीं मिला',
    notFoundHint: 'शायद पता गलत लिखा गया है।',
    browse: 'राज्य देखें',
    exam: (name) => `${name} के बारे में`,
    source: (source) => `स्रोत: ${source}।`,
    confirm: 'कॉलेज या पोर्टल से पक्का कर लें।',
    whereTaught: (state) => `${state} के कॉलेज`,
  },
};
