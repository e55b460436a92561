import type { SameAs } from '../../words.ts';
import type { texts as english } from '../en/chances.ts';

export const texts: SameAs<typeof english> = {
  'chances.counsellings': 'काउंसलिंग',
  'chances.shown': 'संभावनाएँ',
  'chances.ofCollege': 'कॉलेज की अंतिम रैंक',
  'chances.loading': 'अंतिम रैंक अभी पढ़ी जा रही हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  'chances.whole': ({ name }) => `${name} पूर्णांक होना चाहिए: रैंक में अंश नहीं होता`,
};
