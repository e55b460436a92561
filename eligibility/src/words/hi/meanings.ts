import type { Meanings } from '../meanings.ts';

export const texts: Meanings = {
  after: { '8': '8वीं के बाद।', '10': '10वीं के बाद।', '12': '12वीं के बाद।', degree: 'डिग्री के बाद।' },
  bar: (need, place) => `${place} में कम से कम ${need}%।`,
  relaxed: (sentence, who) => `${sentence} इनके लिए अलग: ${who}।`,
  relaxations: {
    sc: 'SC',
    st: 'ST',
    obc_ncl: 'OBC (NCL)',
    ews: 'EWS',
    pwd: 'दिव्यांग विद्यार्थी',
    female: 'छात्राएँ',
  },
  byNotice: (who) => `${who} (कितना, यह नोटिस में है)`,
  age: (least, most) =>
    least === undefined
      ? `आयु ${most} साल से ज़्यादा न हो।`
      : most === undefined
        ? `आयु कम से कम ${least} साल हो।`
        : `आयु ${least} से ${most} साल के बीच हो।`,
  ageOn: (age, day) => `${age} आयु ${day} को गिनी जाती है।`,
  yearAfter: (day) => `अगले साल के ${day}`,
  within: (years) => `12वीं पास किए ज़्यादा से ज़्यादा ${years} साल हुए हों।`,
  home: 'अपने ही राज्य के निवासियों के लिए।',
  some: (sentence) => `${sentence} कुछ ही जगह यह माँगते हैं, या लगभग इतना: इससे कोई रास्ता बंद नहीं होता।`,
  unsure: (sentence) => `${sentence} पक्का करना बाकी है: इससे कोई रास्ता बंद नहीं होता।`,
  byMarks: { most: 'ज़्यादातर जगह सीट सिर्फ़ अंकों पर मिलती है।', some: 'कुछ जगह सीट सिर्फ़ अंकों पर मिलती है।' },
};
