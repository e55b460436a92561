import { texts as taxonomy } from '@disha/contract/words/hi/taxonomy';
import type { FieldTexts } from '../field-texts.ts';
import { texts as colleges } from './colleges.ts';

const { kinds, managements } = colleges.detail;

export const texts: FieldTexts = {
  fields: {
    name: 'नाम',
    state: 'राज्य',
    asOf: 'पिछली जाँच',
    sources: 'स्रोत',
    courses: 'यहाँ के कोर्स',
    'courses.courseId': 'कोर्स',
    'courses.intake': 'सीटें',
    'courses.basis': 'यह कैसे पता है',
    shortName: 'छोटा नाम',
    aliases: 'इसे खोजने के लिए क्या लिखा जाता है',
    type: 'प्रकार',
    kind: 'रजिस्टर में किस तरह का',
    address: 'पता',
    city: 'शहर',
    district: 'ज़िला',
    pincode: 'पिन कोड',
    website: 'वेबसाइट',
    established: 'किस साल बना',
    affiliation: 'किससे संबद्ध',
    management: 'कौन चलाता है',
    kinds: 'किस-किस तरह का',
    usual: 'ऐसे कॉलेज आम तौर पर क्या पढ़ाते हैं',
    typeBasis: 'प्रकार कैसे पता है',
    openTo: 'किनके लिए',
    openToBasis: 'यह कैसे पता है',
    openToSource: 'किनके लिए है, यह बताने वाला स्रोत',
    formerNames: 'पुराने नाम',
    districtBasis: 'ज़िला कैसे पता है',
    registerDistrict: 'रजिस्टर में लिखा ज़िला',
    nirf: 'NIRF रैंक',
    aisheCode: 'AISHE कोड',
    otherProgrammes: 'दूसरे कोर्स',
    otherCodes: 'दूसरे AISHE कोड',
  },
  values: {
    state: taxonomy.states,
    type: taxonomy.collegeTypes,
    kind: kinds,
    kinds: colleges.kinds,
    management: managements,
    usual: {
      mahavidyalaya: 'महाविद्यालय की तरह: नाम इससे ज़्यादा नहीं बताता',
      college: 'ऐसा कॉलेज जिसका नाम कुछ और नहीं बताता',
      diploma: 'नाम बताता है कि यहाँ डिप्लोमा मिलता है',
      none: 'आम तौर पर क्या पढ़ाया जाता है, यह नहीं कहा जा सकता',
    },
    typeBasis: {
      register: 'सरकारी रजिस्टर या सूची से',
      name: 'नाम से',
      law: 'जिस कानून से बना, उससे',
      known: 'सबको मालूम है, पढ़ा नहीं गया',
    },
    openTo: { women: 'महिलाएँ', men: 'पुरुष' },
    openToBasis: {
      name: 'नाम से',
      source: 'स्रोत से',
      said: 'कहा जाता है, पक्का नहीं: न छाँटता है, न गिना जाता है',
    },
    districtBasis: { register: 'रजिस्टर से; इस ज़िले की सीमाएँ तब से बदल चुकी हैं' },
    'courses.basis': {
      register: 'रजिस्टर में लिखा है',
      name: 'नाम से पता चलता है',
      hand: 'मालूम है, पर कोई सूची नहीं पढ़ी गई',
    },
  },
  hints: {
    'courses.courseId': 'वैसे, जैसे उसके पेज के पते के अंत में है: bsc-nursing।',
    nirf: 'हर एक इस तरह: Engineering 2025: 3',
  },
};
