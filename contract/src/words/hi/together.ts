import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/together.ts';

export const texts: SameAs<typeof en> = {
  'together.sealed': ({ max }) => `sealed base64url में हो, ज़्यादा से ज़्यादा ${max} अक्षर`,
  'together.made': '30 दिन तक रखा जाएगा। टोकन सिर्फ़ अभी दिखेगा',
  'together.shown': 'दोनों की राय, बंद करके',
  'together.written': 'रख लिया गया',
  'together.withdrawn': 'वापस ले लिया गया',
  'together.none': 'इस लिंक पर कुछ नहीं है। शायद इसका समय पूरा हो गया, या इसे वापस ले लिया गया',
  'together.stale': 'इस बीच किसी और ने इस लिंक पर जवाब दे दिया है',
};
