/** Small helpers that keep the Hindi banks readable. */
import type { OptionId } from '../../types.ts';
import type { QuestionWords } from '../words.ts';

const enjoyment = {
  a: 'बिल्कुल अच्छा नहीं लगेगा',
  b: 'ज़्यादा अच्छा नहीं लगेगा',
  c: 'ठीक-ठाक लगेगा',
  d: 'अच्छा लगेगा',
  e: 'बहुत अच्छा लगेगा',
} as const;

/** What is done ends in -ना, and before a postposition in -ने: "प्रोग्राम लिखना", "प्रोग्राम लिखने के बारे में". */
export const enjoy = (doing: string): QuestionWords<keyof typeof enjoyment> => ({
  question: `${doing} आपको कितना अच्छा लगेगा?`,
  about: `${doing.replace(/ना$/, 'ने')} के बारे में`,
  options: enjoyment,
});

/** Neither the question nor an answer has a verb that tells whether a boy or a girl speaks. */
export const usually = <Options extends OptionId>(
  when: string,
  topic: string,
  options: Readonly<Record<Options, string>>,
): QuestionWords<Options> => ({
  question: `${when} आम तौर पर क्या होता है?`,
  about: `${topic} के बारे में`,
  options,
});

export const notSure = 'मुझे अभी पक्का नहीं पता';

const asked = { stream: 'कौन-सी स्ट्रीम होगी', field: 'कौन-सा क्षेत्र होगा' };

export const decide = <Options extends OptionId>(
  what: 'stream' | 'field',
  options: Readonly<Record<Options, string>>,
): QuestionWords<Options> => ({
  question: `अगर आज फ़ैसला सिर्फ़ आपके हाथ में हो, तो आपकी पसंद ${asked[what]}?`,
  about: 'अपनी पसंद के बारे में',
  options,
});
