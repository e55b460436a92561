import { texts as taxonomy } from '@disha/contract/words/hi/taxonomy';
import type { FieldTexts } from '../field-texts.ts';
import { texts as fees } from './fees.ts';

export const texts: FieldTexts = {
  fields: {
    id: 'पहचान (id)',
    courses: 'कोर्स',
    what: 'किस चीज़ की फ़ीस',
    type: 'किन कॉलेजों की',
    state: 'राज्य',
    colleges: 'किन कॉलेजों की अपनी फ़ीस',
    seat: 'किसकी सीट',
    scope: 'किसके लिए, शब्दों में',
    from: 'कम से कम, रुपये',
    to: 'ज़्यादा से ज़्यादा, रुपये',
    per: 'कितने समय की',
    year: 'किस साल की',
    note: 'टिप्पणी',
    sources: 'स्रोत',
    certainty: 'भरोसा',
    asOf: 'पिछली जाँच',
  },
  values: {
    what: { tuition: 'पढ़ाई की फ़ीस', hostel: 'हॉस्टल और खाना' },
    type: fees.types,
    state: taxonomy.states,
    seat: {
      any: 'हर सीट',
      merit: 'मेरिट की सीट',
      reduced: 'कम फ़ीस वाली सीट',
      other_states: 'दूसरे राज्यों के विद्यार्थियों की सीट',
      paid: 'पूरी फ़ीस वाली सीट',
      management: 'मैनेजमेंट की सीट',
      nri: 'NRI सीट',
    },
    per: fees.per,
    certainty: { A: 'A: मूल स्रोत में पढ़ा', B: 'B: कमज़ोर स्रोतों से', C: 'C: किसी ने पुष्टि नहीं की' },
  },
  hints: {},
};
