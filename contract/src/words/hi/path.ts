import type { texts as english } from '../en/path.ts';
import type { SameAs } from '../../words.ts';

export const texts: SameAs<typeof english> = {
  'path.rules': 'नियम',
  'path.places': 'कौन सा कोर्स किन ज़िलों में पढ़ाया जाता है',
  'path.proposed': 'एक प्लान',
  'path.checked': 'क्या खुला है',
  'path.doors': 'रास्ते',
  'path.noItem': ({ type, id }) => `${type} में ${id} नहीं मिला।`,
  'path.degreeTwice': 'डिग्री दो बार और अलग-अलग बताई गई है: degrees के साथ degree न भेजें',
  'path.noDegree': ({ id }: { id: string }) => `${id} नाम का कोई कोर्स नहीं है जिससे डिग्री मिलती हो।`,
  'path.plan': 'योजना',
  'path.planSaved': 'योजना सहेजी गई',
  'path.planForgotten': 'योजना हटाई गई',
  'path.stale': 'आपके पढ़ने के बाद योजना कहीं और बदली गई है। कुछ नहीं खोया: दोनों रूप यहाँ हैं।',
  'path.passport': 'मेरी जानकारी',
  'path.passportSaved': 'जानकारी आपके खाते में रखी गई',
  'path.underAge':
    'खाते में सिर्फ़ वही जानकारी रखी जाती है जिसकी जन्म तारीख़ से उम्र 18 या उससे ज़्यादा हो। ' +
    'आपकी जानकारी आपके फ़ोन में रहती है, और वहाँ सब कुछ वैसे ही चलता है।',
  'path.birthInFuture': 'यह जन्म तारीख़ अभी आई ही नहीं है',
  'path.passportForgotten': 'जानकारी आपके खाते से हटाई गई',
};
