/** Words about the person who types, which are never sent and never in an address. They are folded as the search folds. */
import { foldForSearch } from '../text.ts';

const wordsOf = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => foldForSearch(word) || word);
const setOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text));

/** These words say what the number before or after them is. */
export const units = {
  rank: setOf('rank ranks ranking air रैंक रैंकिंग रेंक raink renk'),
  percentile: setOf('percentile percentiles ptile ile %ile pertile परसेंटाइल पर्सेंटाइल परसेन्टाइल'),
  percent: setOf('% percent percentage pct pratishat प्रतिशत परसेंट pharsadi feesadi फ़ीसदी परसेंटेज'),
  marks: setOf('marks mark number numbers nambar ank अंक नंबर मार्क्स'),
  score: setOf('score scores स्कोर'),
  income: setOf('income aay aamdani आय आमदनी कमाई kamai salary'),
  fees: setOf('fee fees budget फीस फ़ीस shulk शुल्क बजट'),
} as const;
export type Unit = keyof typeof units;

/** Words between a number and its unit: "rank is 62000", "income below 2 lakh", "rank meri 5000". */
export const between = setOf(
  'is of hai my meri mera mere under below upto up to tak less than ka ki ke in around about se kam में है तक से कम की का के ~ :',
);

export const times: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      ['lakh lakhs lac lacs लाख', 100_000],
      ['k hazar hazaar thousand हज़ार', 1000],
    ] as const
  ).flatMap(([words, by]) => wordsOf(words).map((word) => [word, by])),
);

/** The words for a category, by its name in the scholarships. */
export const categoryWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    sc: 'sc एससी dalit दलित harijan',
    st: 'st एसटी adivasi आदिवासी tribal',
    obc: 'obc ओबीसी pichhda पिछड़ा obcncl',
    ebc: 'ebc',
    ews: 'ews ईडब्ल्यूएस',
    dnt: 'dnt',
    minority: 'minority minorities alpsankhyak अल्पसंख्यक muslim',
    disability: 'divyang दिव्यांग viklang विकलांग handicapped disabled disability pwd pwbd',
    orphan: 'orphan anath अनाथ',
  }).flatMap(([category, words]) => wordsOf(words).map((word) => [word, category])),
);

/** Pairs of words that name one category. */
export const categoryPairs: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['scheduled caste', 'sc'],
      ['anusuchit jati', 'sc'],
      ['अनुसूचित जाति', 'sc'],
      ['scheduled tribe', 'st'],
      ['anusuchit janjati', 'st'],
      ['अनुसूचित जनजाति', 'st'],
      ['backward class', 'obc'],
      ['backward classes', 'obc'],
      ['general category', 'general'],
      ['ur category', 'general'],
      ['सामान्य वर्ग', 'general'],
    ] as const
  ).map(([words, category]) => [foldForSearch(words), category]),
);

/** "st" means the category only beside one of these: in "st xaviers" it means a saint. */
export const besideTribe = setOf(
  `category caste quota scholarship scholarships student students candidate rank sc obc ke ka ki for varg वर्ग
  छात्रवृत्ति chhatravritti vajifa certificate`,
);

export const female = setOf(
  `girl girls ladki ladkiyon ladkiyo ladkiya लड़की लड़कियों लड़कियाँ female woman women womens mahila
  महिला महिलाओं`,
);
export const male = setOf('boy boys ladka ladke ladko लड़का लड़के लड़कों male');
/** Beside one of these, "girls" describes the college and not the person. */
export const ofColleges = setOf(
  `college colleges colege clg university school hostel mahavidyalaya mahavidyalay vidyalaya polytechnic iti institute degree
  कॉलेज कालेज महाविद्यालय विद्यालय विश्वविद्यालय हॉस्टल स्कूल आईटीआई पॉलिटेक्निक`,
);
/** Before one of these, a category names a document and not the person: "obc certificate". */
export const ofPapers = setOf('certificate certificates cert praman pramaan ncl non प्रमाण प्रमाणपत्र सर्टिफिकेट सर्टिफ़िकेट एनसीएल');
/** Beside one of these, "girl" is part of a scheme's name: "single girl child". */
export const ofSchemes = setOf('child single police');
/** A number after one of these says where somebody lives. */
export const ofPin = setOf('near nearby pin pincode around paas pas पास नज़दीक पिन पिनकोड');

/** Families of colleges, each with the exam that leads there: a rank or cutoff beside one belongs to that exam. */
export const familyExams: Readonly<Record<string, string>> = {
  ...{ nit: 'jee main', nits: 'jee main', iiit: 'jee main', iiits: 'jee main', gfti: 'jee main' },
  ...{ iit: 'jee advanced', iits: 'jee advanced', iim: 'cat', iims: 'cat', nlu: 'clat', nlus: 'clat' },
};
