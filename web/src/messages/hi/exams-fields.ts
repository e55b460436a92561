import { texts as taxonomy } from '@disha/contract/words/hi/taxonomy';
import type { FieldTexts } from '../field-texts.ts';
import { texts as dates } from './dates.ts';
import { texts as exams } from './exams.ts';

const inMonths = {
  january: 'जनवरी का सत्र',
  february: 'फ़रवरी का सत्र',
  march: 'मार्च का सत्र',
  april: 'अप्रैल का सत्र',
  may: 'मई का सत्र',
  june: 'जून का सत्र',
  july: 'जुलाई का सत्र',
  august: 'अगस्त का सत्र',
  september: 'सितंबर का सत्र',
  october: 'अक्टूबर का सत्र',
  november: 'नवंबर का सत्र',
  december: 'दिसंबर का सत्र',
};
const sessions = { 1: 'सत्र 1', 2: 'सत्र 2', 3: 'सत्र 3', 4: 'सत्र 4', ...dates.sessions, ...inMonths };
const certainties = { A: 'A: मूल स्रोत में पढ़ा', B: 'B: कमज़ोर स्रोतों से', C: 'C: किसी ने पुष्टि नहीं की' };

export const texts: FieldTexts = {
  fields: {
    name: 'नाम',
    shortName: 'छोटा नाम',
    description: 'विवरण',
    conductingBody: 'परीक्षा कौन लेता है',
    level: 'स्तर',
    state: 'राज्य',
    entry: 'कब दी जाती है',
    otherEntries: 'और कब दी जाती है',
    streams: 'स्ट्रीम',
    fields: 'किन क्षेत्रों में ले जाती है',
    examMonth: 'परीक्षा का महीना',
    examMonths: 'परीक्षा के सभी महीने',
    dates: 'तारीख़',
    'dates.event': 'क्या होता है',
    'dates.session': 'सत्र',
    'dates.from': 'कब से',
    'dates.to': 'कब तक',
    'dates.status': 'कितनी पक्की है',
    'dates.year': 'किस साल की परीक्षा की',
    'dates.note': 'और क्या जानना है',
    'dates.source': 'इस तारीख़ का स्रोत',
    'dates.certainty': 'भरोसा',
    eligibility: 'कौन दे सकता है',
    syllabus: 'पाठ्यक्रम',
    officialLink: 'आधिकारिक वेबसाइट',
    verification: 'भरोसा',
    note: 'टिप्पणी',
    sources: 'स्रोत',
    asOf: 'पिछली जाँच',
  },
  values: {
    level: exams.level,
    state: taxonomy.states,
    entry: taxonomy.entries,
    otherEntries: taxonomy.entries,
    streams: taxonomy.streams,
    fields: taxonomy.fields,
    examMonth: taxonomy.months,
    examMonths: taxonomy.months,
    dates: { ...dates.events, ...sessions, main: 'मुख्य सत्र' },
    'dates.event': dates.events,
    'dates.session': sessions,
    'dates.status': { announced: 'घोषित', last_year: 'पिछले साल की', usual: 'सिर्फ़ आम महीने' },
    'dates.note': dates.notes,
    'dates.certainty': certainties,
    verification: certainties,
  },
  hints: {},
};
