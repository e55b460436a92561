import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/offline.ts';

export const texts: SameAs<typeof en> = {
  'offline.listed': 'क्या-क्या रखा जा सकता है',
  'offline.noPack': 'यह फ़ाइल अब नहीं है: इसकी जानकारी बदल चुकी है',
  'offline.catalogs': ({ language }) =>
    `कोर्स, करियर, परीक्षाएँ, छात्रवृत्तियाँ और मार्गदर्शिकाएँ, ${language} में`,
  'offline.colleges': ({ state }) => `${state} के कॉलेज`,
  'offline.ranks': ({ counselling }) => `${counselling} (क्लोज़िंग रैंक)`,
};
