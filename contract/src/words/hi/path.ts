import type { texts as english } from '../en/path.ts';
import type { SameAs } from '../../words.ts';

export const texts: SameAs<typeof english> = {
  'path.rules': 'नियम',
  'path.checked': 'क्या खुला है',
  'path.doors': 'रास्ते',
  'path.noItem': ({ type, id }) => `${type} में ${id} नहीं मिला।`,
  'path.plan': 'योजना',
  'path.planSaved': 'योजना सहेजी गई',
  'path.planForgotten': 'योजना हटाई गई',
  'path.stale': 'आपके पढ़ने के बाद योजना कहीं और बदली गई है। कुछ नहीं खोया: दोनों रूप यहाँ हैं।',
  'path.passport': 'पासपोर्ट',
  'path.passportSaved': 'पासपोर्ट आपके खाते में रखा गया',
  'path.passportForgotten': 'पासपोर्ट आपके खाते से हटाया गया',
};
