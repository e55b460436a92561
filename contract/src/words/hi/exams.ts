import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/exams.ts';

export const texts: SameAs<typeof en> = {
  'exams.listed': 'परीक्षाएँ',
  'exams.filters': 'परीक्षाओं के फ़िल्टर',
  'exams.counts': 'परीक्षाओं की गिनती',
  'exams.shown': 'परीक्षा',
  'exams.created': 'परीक्षा जोड़ दी गई',
  'exams.updated': 'परीक्षा बदल दी गई',
  'exams.deleted': 'परीक्षा हटा दी गई',
  'exams.notFound': 'परीक्षा नहीं मिली',
  'exams.idTaken': 'इस id की परीक्षा पहले से है',
  'exams.dateOrder': 'to, from से पहले नहीं हो सकता; दोनों दिन हों या दोनों महीने',
  'exams.dateForm': 'from और to दिन (YYYY-MM-DD) होते हैं; status usual हो तो महीने (YYYY-MM)',
  'exams.dateCertainty': 'जिसकी पुष्टि नहीं हुई (certainty C), वह सिर्फ़ usual हो सकता है',
  'exams.lookedAt': 'lookedAt सिर्फ़ usual के साथ होता है: घोषित दिन तो पढ़ा जा चुका है',
  'exams.ageOrder': 'max, min से कम नहीं हो सकता',
};
