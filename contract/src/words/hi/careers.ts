import { parseInterests, type InterestLetter } from '../../careers/careers.words.ts';
import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/careers.ts';

const likes: Readonly<Record<InterestLetter, string>> = {
  R: 'औज़ारों या मशीनों से, या खुले में काम करना',
  I: 'यह जानना कि चीज़ें कैसे चलती हैं',
  A: 'कुछ नया रचना और सोचना',
  S: 'लोगों की मदद करना और उन्हें सिखाना',
  E: 'अगुवाई करना और लोगों को राज़ी करना',
  C: 'सलीका, हिसाब और बारीकी',
};

const inOne = (letters: string) =>
  parseInterests(letters)
    .map((letter) => likes[letter])
    .join(', साथ ही ');

export const texts: SameAs<typeof en> = {
  'careers.listed': 'करियर',
  'careers.filters': 'करियर के फ़िल्टर',
  'careers.shown': 'करियर',
  'careers.notFound': 'करियर नहीं मिला',
  'careers.profile': 'profile में कॉमा के साथ छह संख्याएँ होनी चाहिए: R,I,A,S,E,C',
  'careers.interest.R': likes.R,
  'careers.interest.I': likes.I,
  'careers.interest.A': likes.A,
  'careers.interest.S': likes.S,
  'careers.interest.E': likes.E,
  'careers.interest.C': likes.C,
  'careers.why': ({ letters }) => `आपको पसंद है: ${inOne(letters)}। इस काम में यही होता है।`,
  'careers.whySimilar': ({ letters }) =>
    `आपको पसंद है: ${inOne(letters)}। इससे मिलते-जुलते काम में यही होता है।`,
  'careers.whyField': 'यह उसी क्षेत्र का काम है, जिसकी ओर आपके जवाब इशारा करते हैं।',
  'careers.whyJoins': ({ one, other }) => `इसमें आपकी पसंद की दो बातें मिलती हैं: ${one}, साथ ही ${other}।`,
};
