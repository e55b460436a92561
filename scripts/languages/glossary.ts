/** The spelling of Hindi words that have several, and what may stand in a text of any language as it stands in English. */

/** A word that may not be part of a longer one. */
const word = (text: string) => new RegExp(`(?<![\\u0900-\\u097f])${text}(?![\\u0900-\\u097f])`, 'u');

/** Words that were spelt in two ways, both to be found elsewhere: the product keeps to one. */
const ofTwo: readonly [wrong: string, right: string][] = [
  ['फ़ैक्टर(?:ी|ियाँ|ियों)', 'फ़ैक्ट्री'],
  ['एप्लिकेशंस', 'एप्लिकेशन्स'],
  ['खाली', 'ख़ाली'],
  ['(?:बी|एम)एफए', 'बीएफ़ए, एमएफ़ए'],
  ['रुपए', 'रुपये'],
  ['ऑक्युपेशनल', 'ऑक्यूपेशनल'],
  ['एम्बेडेड', 'एंबेडेड'],
  ['डाइटीशियन', 'डाइटिशियन'],
  ['(?:बायो)?स्टैटिस्टिशियन', 'स्टैटिस्टीशियन'],
  ['फ़िज़ीशियन', 'फ़िज़िशियन'],
  ['फ़ार्मास्यूटिकल', 'फ़ार्मास्युटिकल'],
  ['बरबाद', 'बर्बाद'],
  ['परसेंटाइल', 'पर्सेंटाइल'],
  ['इंफ़ेक्शन', 'इन्फ़ेक्शन'],
  ['एल्युमीनियम', 'एल्युमिनियम'],
  ['टरबाइन', 'टर्बाइन'],
  ['कॉन्स्टेबल|कॉंस्टेबल|कान्स्टेबल', 'कांस्टेबल'],
];

const hindi: readonly [wrong: RegExp, right: string][] = [
  ...ofTwo.map(([wrong, right]): [RegExp, string] => [word(`(?:${wrong})`), right]),
  // Of the letters with a dot below, these two are in no schoolbook's print any more: कानून, रकम, गौर, बाग.
  [/[कग]़/, 'क or ग without its dot'],
  [word('खुद'), 'ख़ुद'],
  [/हिंदी/, 'हिन्दी'],
  [/फीस/, 'फ़ीस'],
  [/(?<![\u0900-\u097f])जिल[ाेो]/, 'ज़िला'],
  [/क्विज(?!़)/, 'क्विज़'],
  [/प्रोफाइल/, 'प्रोफ़ाइल'],
  [/फिल्टर/, 'फ़िल्टर'],
  [/कैरियर/, 'करियर'],
  [/कालेज/, 'कॉलेज'],
  [/साईंस|साइन्स/, 'साइंस'],
  [/छात्रवृति(?!्)/, 'छात्रवृत्ति'],
  // The word that people with disabilities are called by law.
  [word('विकलांग(?:ता)?'), 'दिव्यांग'],
  // One word for a learner; it stays in the names of a scheme, a membership and a kind of politics.
  [new RegExp(`${word('छात्र(?:ों)?').source}(?! (?:राजनीति|सदस्य|योजना))`, 'u'), 'विद्यार्थी'],
  [/जरूर/, 'ज़रूर'],
  [/ज्यादा/, 'ज़्यादा'],
  [/फैसल/, 'फ़ैसला'],
  [word('तरफ'), 'तरफ़'],
  [word('सिर्फ'), 'सिर्फ़'],
  [word('साफ'), 'साफ़'],
  [word('काफी'), 'काफ़ी'],
  [/तारीख(?!़)/, 'तारीख़'],
  [/दाखिल/, 'दाख़िला'],
  [word('खर्च[ाे]?'), 'ख़र्च'],
  [/मुफ्त/, 'मुफ़्त'],
  [/ऑफिस/, 'ऑफ़िस'],
  [/ग्राफिक/, 'ग्राफ़िक'],
  [/[ाु]एं(?![\u0900-\u097f])/, '-एँ'],
  [word('(?:ह|य|व|ज|क)हां|हां|मां'), 'with chandrabindu'],
  [word('हूं'), 'हूँ'],
  [word('पांच'), 'पाँच'],
  [word('लिये'), 'लिए'],
  [word('नयी'), 'नई'],
  [/पर्फ़ेक्ट|काउन्सल/, 'काउंसलिंग'],
];

/** By language; one without a list of its own may spell as it likes. */
export const spellings: Readonly<Record<string, readonly [wrong: RegExp, right: string][]>> = { hi: hindi };

/** Words of their own, and not another word without its dot: rule, not secret; mines, not boxes; off, as in कट-ऑफ, not of. */
export const withoutDotToo: ReadonlySet<string> = new Set(['राज', 'खान', 'खानों', 'ऑफ']);

/** Where a sentence ends with a danda and not with a full stop. */
export const withDanda: readonly string[] = ['hi'];

/** English words that everybody writes in Latin letters: of addresses, of the API, of computers. */
export const allowedAsIs: ReadonlySet<string> = new Set(
  'com in gov ac org edu www https near state district page limit lang sort by order true false'.split(' '),
);

/** Names of files: a phone of any language saves them. */
export const latinKeys: ReadonlySet<string> = new Set(['web/profile data.fileName', 'web/quiz results.fileName']);

/** Where another language words a parameter itself instead of showing it: the name of a value of a short list, or a form of the verb. */
export const otherMarks: Readonly<Record<string, readonly string[]>> = {
  'contract/courses courses.leadsTo': ['⟦growth⟧'],
};

/** Where another language says with figures what English says without, or the other way round. */
export const otherFigures: ReadonlySet<string> = new Set([
  ...['web/auth signup.passwordHint', 'contract/validation password.number'],
  // Class 12 for "undergraduate posts".
  'catalog/exams rrb-ntpc-ug name',
]);
