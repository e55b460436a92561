import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/http.ts';

export const texts: SameAs<typeof en> = {
  'http.invalid': 'यह अनुरोध सही नहीं है',
  'http.language': ({ values }) => `lang इनमें से एक हो: ${values}`,
  'http.tooLarge': 'भेजा गया अनुरोध बहुत बड़ा है',
  'http.sendJson': 'JSON भेजें',
  'http.notJson': 'भेजा गया अनुरोध सही JSON नहीं है',
  'http.characters': 'अनुरोध में ऐसे अक्षर हैं जो रखे नहीं जा सकते',
  'http.unreadable': 'अनुरोध पढ़ा नहीं जा सका',
  'http.headersTooLarge': 'अनुरोध के हेडर बहुत बड़े हैं',
  'http.arrivedTooSlowly': 'अनुरोध पहुँचने में बहुत देर लगी',
  'http.fileChanged': 'फ़ाइल अब बदल चुकी है',
  'http.noSuchPart': 'फ़ाइल में ऐसा कोई हिस्सा नहीं है',
  'http.found': 'मिल गया',
  'http.notFound': 'नहीं मिला',
  'http.otherMethods': ({ methods }) => `इसका इस्तेमाल करें: ${methods}`,
  'http.notAllowed': 'इसकी इजाज़त नहीं है',
  'http.signIn': 'पहले साइन इन करें',
  'http.sessionEnded': 'आपका सेशन ख़त्म हो गया। कृपया फिर से साइन इन करें।',
  'http.tooOften': 'थोड़े समय में बहुत बार कोशिश हो गई। ज़रा रुककर फिर से कोशिश करें।',
  'http.busy': 'अभी बहुत लोग आए हुए हैं। कुछ पल बाद फिर से कोशिश करें।',
  'http.away': 'सेवा अभी थोड़ी देर के लिए बंद है। कुछ पल बाद फिर से कोशिश करें।',
  'http.tooSlow': 'अभी इसमें बहुत देर लग रही है। कृपया फिर से कोशिश करें।',
  'http.shownSoon': 'सहेज लिया गया है। थोड़ी देर में दिखेगा।',
  'http.internal': 'हमारी तरफ़ से कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
};
