import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/recovery.ts';

export const texts: SameAs<typeof en> = {
  'token.required': 'लिंक अधूरा है। कृपया उसे मेल से फिर खोलें।',
  'recovery.asked': 'अगर इस ईमेल से कोई खाता है, तो लिंक वाला मेल भेजा जा रहा है। कृपया स्पैम फ़ोल्डर भी देखें।',
  'recovery.badToken': 'यह लिंक इस्तेमाल हो चुका है या पुराना हो गया है। कृपया नया लिंक मँगाएँ।',
  'recovery.mailOff': 'यहाँ से मेल नहीं भेजा जा सकता, क्योंकि मेल की व्यवस्था नहीं है।',
  'recovery.passwordSet': 'आपका नया पासवर्ड लग गया। कृपया उसी से साइन इन करें।',
  'recovery.verifySent': 'लिंक वाला मेल भेजा जा रहा है। कृपया स्पैम फ़ोल्डर भी देखें।',
  'recovery.isVerified': 'आपके ईमेल की पुष्टि पहले ही हो चुकी है।',
  'recovery.verified': 'आपके ईमेल की पुष्टि हो गई।',
  'recovery.changeAsked':
    'नए पते पर लिंक वाला मेल भेजा जा रहा है। जब तक वह लिंक नहीं खुलता, सब कुछ वैसा ही रहेगा।',
  'recovery.sameEmail': 'आपका ईमेल यही है',
  'recovery.noPassword':
    'आपके खाते में अभी पासवर्ड नहीं है। पहले साइन इन के पेज पर “पासवर्ड भूल गए?” चुनकर पासवर्ड बनाएँ।',
};
