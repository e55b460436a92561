import type { texts as en } from '../en/plan-chosen.ts';

/** By the sentence of the rule itself. A test finds the one that is missing. */
const sentences: Readonly<Record<string, string>> = {
  'It leads to the wish itself, and nothing stands in the way.':
    'यह सीधे आपके लक्ष्य तक जाता है, और बीच में कोई रुकावट नहीं।',
  'A place lies within what the student would go.': 'जितनी दूर आप जाएँगे, उतने में जगह है।',
  'A seat is likely or possible, or less of a reach.': 'सीट मिलने की अच्छी संभावना है, या दूसरे से बेहतर।',
  'It is within what the family can pay.': 'ख़र्च परिवार के बजट में है।',
  'Most come to it so.': 'ज़्यादातर लोग इसी रास्ते से पहुँचते हैं।',
  'This gate opens public places, or most of those that teach it.':
    'इससे सरकारी कॉलेज, या ज़्यादातर कॉलेज खुलते हैं।',
  'It is nearer home.': 'यह घर के ज़्यादा पास है।',
  'It is sure; where nothing is, a seat is likely or possible, or no test stands before it.':
    'यह पक्का है; कुछ पक्का न हो तो सीट की संभावना अच्छी है, या कोई परीक्षा नहीं।',
  'It is near what the student wishes.': 'यह आपके लक्ष्य के पास का है।',
  'The table of what is near names it first.': 'पास के लक्ष्यों की सूची में यह पहले आता है।',
  'It ends in a degree.': 'इसके अंत में डिग्री मिलती है।',
  'It can be done from home, at a college rather than alone.':
    'घर पर रहकर हो सकता है; अकेले पढ़ने से पहले कॉलेज।',
  'It goes on from the subjects the student studies.': 'यह आपके अभी के विषयों से आगे बढ़ता है।',
  'More places teach it.': 'यह ज़्यादा जगहों पर पढ़ाया जाता है।',
  'A seat that fewer than 15 in 100 with this rank were called for is no way.':
    'जिस सीट के लिए इस रैंक वाले 100 में 15 से कम बुलाए गए, वह रास्ता नहीं।',
  'No two ways share study and gate.': 'एक ही कोर्स और एक ही दाख़िला दो बार नहीं आता।',
  'The second way does not hang on a test of the first.': 'दूसरा रास्ता पहले वाले की परीक्षा पर नहीं टिकता।',
  'What is not sure does not stand as the third way behind a test of the others.':
    'जो पक्का नहीं, वह बाकी रास्तों की परीक्षा से तीसरा रास्ता नहीं बनता।',
  'A sure way of the same course stands beside none of it.':
    'उसी कोर्स का एक पक्का रास्ता हो, तो दूसरा साथ नहीं आता।',
  'The second and the third way lie within what the student would go.':
    'दूसरा और तीसरा रास्ता उतनी ही दूर है जितना आप जाएँगे।',
  'What is begun after Class 10 stands in no plan of Class 12, but for the wish or the nearest to it.':
    '10वीं के बाद का कोर्स 12वीं के प्लान में नहीं आता, जब तक वह आपका लक्ष्य या उसके सबसे पास न हो।',
  'The same course where the college is asked stands beside none.':
    'वही कोर्स, जहाँ सिर्फ़ कॉलेज से पूछना हो, दूसरा रास्ता नहीं बनता।',
  'Distance learning is not the second way.': 'दूरस्थ पढ़ाई दूसरा रास्ता नहीं बनती।',
  'Nothing that begins again below a degree fills up a plan.':
    'डिग्री के बाद नए सिरे से शुरू होने वाला कोर्स प्लान नहीं भरता।',
};

export const texts: typeof en = {
  title: 'प्लान कैसे चुना जाता है',
  lead: 'सबके लिए एक ही नियम। कोई कॉलेज पैसे देकर प्लान में नहीं आता।',
  make: 'मेरा प्लान बनाएँ',
  open: 'हम कैसे बताते हैं कि आपके लिए क्या खुला है',
  order: {
    title: 'पहले क्या आता है',
    hint: 'एक-एक लाइन: जिस लाइन में दो रास्ते पहली बार अलग हों, वही तय करती है। जो पता नहीं, वह बीच में रहता है।',
    ways: { A: 'रास्ता A: आपके लक्ष्य तक', B: 'रास्ता B: दूसरे दाख़िले से', C: 'रास्ता C: सबसे पक्का' },
  },
  never: {
    title: 'कोई प्लान यह नहीं सुझाता',
    hint: 'सिर्फ़ ये लाइनें किसी रास्ते को हटाती हैं। उदाहरण के लिए दबाएँ।',
    more: (count) => `${count} और`,
  },
  unknown: {
    title: 'यह क्या नहीं जान सकता',
    items: [
      'आपके अंकों से कौन-सी रैंक आएगी। रैंक से पहले सीट एक शब्द है, संख्या नहीं।',
      'कौन अच्छा पढ़ाता है, और प्राइवेट कॉलेज फ़ीस के अलावा क्या लेता है।',
      'आपके परिवार की उम्मीद। हर रास्ता ख़ुद बदला जा सकता है।',
    ],
    practice: 'लक्ष्य के पास क्या है, यह हमने अनुभव से लिखा है। इससे क्रम बनता है; यह तथ्य नहीं।',
  },
  examples: {
    'no-call': 'आपकी रैंक उस सीट की हर क्लोज़िंग रैंक से बहुत पीछे है।',
    'same-way': 'अंकों से B.Com एक बार आता है, A और C दोनों में नहीं।',
    'same-gate': 'A है NEET से MBBS। तब NEET से BDS दूसरा रास्ता नहीं।',
    'same-test-unsure': 'A है JEE Main से B.Tech। तब JEE Main से दूसरा कोर्स तीसरा रास्ता नहीं।',
    'same-study-sure': 'पास के कॉलेज में BA पक्का है। तब घर बैठे BA साथ नहीं आता।',
    beyond: 'आप अपने राज्य में रहेंगे। बाहर का कोर्स दूसरा रास्ता नहीं।',
    below: 'आप 12वीं में हैं। 10वीं के बाद वाला ट्रेड प्लान नहीं भरता।',
    'same-study-ask': 'A है परीक्षा से B.Sc Nursing। वही कोर्स कॉलेज से पूछकर दूसरा रास्ता नहीं।',
    'distance-second': 'दूरस्थ BA तीसरा रास्ता हो सकता है, दूसरा कभी नहीं।',
    anew: 'आपके पास डिग्री है। नई पहली डिग्री प्लान नहीं भरती।',
  },
  said: (sentence) => sentences[sentence] ?? sentence,
};
