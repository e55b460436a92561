import { texts as taxonomy } from '@disha/contract/words/hi/taxonomy';
import type { FieldTexts } from '../field-texts.ts';
import { texts as scholarships } from './scholarships.ts';

export const texts: FieldTexts = {
  fields: {
    name: 'नाम',
    otherNames: 'इसे यह भी कहते हैं',
    provider: 'कौन देता है',
    scope: 'कहाँ',
    states: 'किन राज्यों के विद्यार्थियों के लिए',
    stages: 'किनके लिए',
    who: 'किसे मिल सकती है',
    incomeCeiling: 'परिवार की आय कहाँ तक, रुपये साल में',
    incomeNote: 'आय के बारे में और',
    minimumMarks: 'अंक',
    benefit: 'क्या मिलता है',
    apply: 'आवेदन कैसे करें',
    'window.text': 'आवेदन कब करें',
    'window.year': 'यह किस साल का है',
    officialLink: 'आधिकारिक वेबसाइट',
    forGirls: 'सिर्फ़ लड़कियों के लिए',
    categories: 'वर्ग',
    certainty: 'भरोसा',
    note: 'टिप्पणी',
    sources: 'स्रोत',
    asOf: 'पिछली जाँच',
  },
  values: {
    scope: { central: 'पूरा भारत', state: 'एक राज्य' },
    states: taxonomy.states,
    stages: scholarships.stages,
    categories: scholarships.categories,
    certainty: { A: 'A: मूल स्रोत में पढ़ा', B: 'B: कमज़ोर स्रोतों से' },
  },
  hints: { 'window.year': 'इस तरह: 2025-26।' },
};
