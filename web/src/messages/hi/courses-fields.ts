import { texts as taxonomy } from '@disha/contract/words/hi/taxonomy';
import type { FieldTexts } from '../field-texts.ts';
import { ruleFields, ruleHints, ruleValues } from './rule-words.ts';
import { texts as courses } from './courses.ts';

export const texts: FieldTexts = {
  fields: {
    name: 'नाम',
    shortName: 'छोटा नाम',
    description: 'विवरण',
    stream: 'स्ट्रीम',
    field: 'क्षेत्र',
    otherFields: 'दूसरे क्षेत्र जिनमें यह आता है',
    level: 'स्तर',
    duration: 'अवधि',
    'eligibility.minimumClass': 'पहले क्या पास होना चाहिए',
    'eligibility.minimumPercentage': 'कम से कम अंक, प्रतिशत में',
    'eligibility.requiredSubjects': 'ज़रूरी विषय',
    'eligibility.entranceExams': 'प्रवेश परीक्षाएँ',
    'eligibility.note': 'योग्यता के बारे में और',
    careerOptions: 'इसके बाद के करियर',
    'careerOptions.jobTitle': 'काम',
    'careerOptions.description': 'विवरण',
    'careerOptions.growthProspects': 'आगे बढ़ने के मौके',
    'careerOptions.sector': 'लोग कहाँ काम करते हैं',
    'skills.technical': 'तकनीकी हुनर',
    'skills.soft': 'निजी हुनर',
    topColleges: 'प्रमुख कॉलेज',
    higherStudyOptions: 'आगे की पढ़ाई',
    'higherStudyOptions.courseName': 'कोर्स',
    'higherStudyOptions.duration': 'अवधि',
    'higherStudyOptions.description': 'विवरण',
    anywhere: 'घर के पास कॉलेज न हो, तो कैसे सीखें',
    ...ruleFields,
    sources: 'स्रोत',
    asOf: 'पिछली जाँच',
  },
  values: {
    ...ruleValues,
    anywhere: {
      body: 'उसकी अपनी संस्था परीक्षा लेती है',
      academy: 'अपनी अकादमी या सेवा में सिखाया जाता है',
      distance: 'दूरस्थ शिक्षा से भी',
    },
    stream: taxonomy.streams,
    field: taxonomy.fields,
    otherFields: taxonomy.fields,
    level: taxonomy.levels,
    'eligibility.minimumClass': courses.detail.classes,
    'careerOptions.growthProspects': courses.growth,
    'careerOptions.sector': courses.sector,
  },
  hints: {
    ...ruleHints,
    duration: 'अंग्रेज़ी में, जैसे: 4 years, 18 months।',
    'eligibility.entranceExams': 'हर एक वैसे, जैसे उसके पेज के पते के अंत में है: jee-main।',
    topColleges: 'हर एक वैसे, जैसे उसके पेज के पते के अंत में है: iit-bombay।',
  },
};
