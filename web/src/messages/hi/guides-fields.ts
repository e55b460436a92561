import { texts as taxonomy } from '@disha/contract/words/hi/taxonomy';
import type { FieldTexts } from '../field-texts.ts';
import { texts as guides } from './guides.ts';

const certainties = { A: 'A: मूल स्रोत में पढ़ा', B: 'B: कमज़ोर स्रोतों से', C: 'C: किसी ने पक्का नहीं किया' };

export const texts: FieldTexts = {
  fields: {
    name: 'सवाल',
    otherNames: 'ऐसे भी लिखते हैं',
    topic: 'विषय',
    place: 'अपने विषय में स्थान',
    summary: 'थोड़े में',
    sections: 'हिस्से',
    'sections.title': 'शीर्षक',
    'sections.text': 'बात',
    'sections.items': 'बिंदु',
    toConfirm: 'पक्का करना है',
    'toConfirm.number': 'नंबर',
    'toConfirm.text': 'क्या कहा गया है',
    'toConfirm.certainty': 'भरोसा',
    portals: 'राज्य का पोर्टल',
    'portals.state': 'राज्य',
    'portals.name': 'पोर्टल का नाम',
    'portals.link': 'पता',
    'portals.days': 'दिन',
    'portals.daysFor': 'ये दिन किस गाइड के कागज़ के हैं',
    'portals.certainty': 'भरोसा',
    'portals.source': 'इस पोर्टल का स्रोत',
    portalsOf: 'इस गाइड के पोर्टल दिखाती है',
    related: 'इसके साथ देखें',
    'related.type': 'किस तरह का',
    'related.id': 'आईडी',
    officialLink: 'आधिकारिक वेबसाइट',
    certainty: 'भरोसा',
    goodUntil: 'कब तक सही',
    sources: 'स्रोत',
    asOf: 'पिछली जाँच',
  },
  values: {
    topic: guides.topics,
    'toConfirm.certainty': certainties,
    'portals.state': taxonomy.states,
    'portals.certainty': certainties,
    'related.type': {
      courses: 'कोर्स',
      careers: 'करियर',
      exams: 'परीक्षा',
      scholarships: 'छात्रवृत्ति',
      guides: 'गाइड',
    },
    certainty: { A: certainties.A, B: certainties.B },
  },
  hints: { 'portals.days': 'इस तरह: 15 या 15-30।' },
};
