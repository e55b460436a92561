import type { SameAs } from '../../words.ts';
import type { texts as english } from '../en/chances.ts';

export const texts: SameAs<typeof english> = {
  'chances.exams': 'जिन परीक्षाओं की क्लोज़िंग रैंक हैं',
  'chances.hasRanks': 'इसकी क्लोज़िंग रैंक लाई जा चुकी हैं, इसलिए यह नहीं हटेगी',
  'chances.counsellings': 'काउंसलिंग',
  'chances.shown': 'संभावनाएँ',
  'chances.ofCollege': 'कॉलेज की क्लोज़िंग रैंक',
  'chances.loading': 'क्लोज़िंग रैंक अभी पढ़ी जा रही हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  'chances.whole': ({ name }) => `${name}: पूरी संख्या लिखें, रैंक में दशमलव नहीं होता`,
  'chances.judged': 'आपकी सूची',
  'chances.eachOnce': 'lines में हर पंक्ति एक ही बार हो',
  'chances.otherList': 'lines उसी काउंसलिंग और उसी रैंक सूची की हों',
  'chances.noneKnown': 'इनमें से कोई पंक्ति अब मौजूद नहीं है',
  'chances.openCategory': 'open इन्हीं वर्गों में से एक होना चाहिए',
  'chances.oneListForAll': 'जिन पंक्तियों पर कोई नियम लागू नहीं, उनके लिए ठीक एक सूची होनी चाहिए',
};
