import type { Crowd, GateWords, Words } from '../words.ts';

const number = (value: number): string => value.toLocaleString('en-IN');
const rupees = (value: number): string => `₹${number(value)}`;

export const price: Words['price'] = ({ from, to }) =>
  from === to ? rupees(from) : `${rupees(from)} से ${rupees(to)}`;

export const oldFigures: Words['oldFigures'] = (year) => `ये आँकड़े ${year} के हैं; इनसे नए हमें पढ़ने को नहीं मिले।`;

const iits = ({ year, candidates, places }: Crowd): string =>
  `आईआईटी का दरवाज़ा सँकरा है: ${year} में ${number(places)} सीटों के लिए लगभग ${number(candidates)} विद्यार्थियों ने ` +
  'JEE Advanced दिया।';

const engineering: GateWords = {
  crowd: ({ year, candidates, places }) =>
    iits({ year, candidates, places }) +
    ` ज़्यादातर इंजीनियर दूसरे कॉलेजों से आते हैं। दूसरा रास्ता: JEE Main या अपने राज्य की परीक्षा से ` +
    'दूसरे कॉलेज, या डिप्लोमा करके सीधे दूसरे साल में दाख़िला।',
  cost: ({ first, second }) =>
    `साल भर की पूरी ट्यूशन फ़ीस आईआईटी में ${first} और एनआईटी में ${second} है; कम आय वाले परिवारों को कम या कुछ ` +
    'नहीं देना होता। हॉस्टल और खाना अलग से।',
};

const law: GateWords = {
  crowd: ({ year, candidates, places }) =>
    `राष्ट्रीय विधि विश्वविद्यालयों का दरवाज़ा सँकरा है: ${year} के लिए लगभग ${number(places)} सीटों पर ` +
    `${number(candidates)} विद्यार्थियों ने CLAT का फ़ॉर्म भरा। ज़्यादातर वकील दूसरे कॉलेजों से आते हैं। दूसरा रास्ता: राज्य या निजी ` +
    'विश्वविद्यालय की पाँच साल की कानून की डिग्री, या कोई भी डिग्री और फिर तीन साल की LLB।',
  cost: ({ first, second }) =>
    `साल भर की ट्यूशन फ़ीस राष्ट्रीय विधि विश्वविद्यालय में ${first} और निजी लॉ कॉलेज में ${second} है।`,
};

export const gates: Words['gates'] = {
  medicine: {
    crowd: ({ year, candidates, places, publicPlaces }) =>
      `MBBS की हर सीट एक ही परीक्षा से मिलती है: ${year} में ${number(places)} सीटों के लिए ${number(candidates)} विद्यार्थियों ने ` +
      `NEET UG दिया${publicPlaces === undefined ? '' : `; इनमें से ${number(publicPlaces)} सीटें सरकारी कॉलेजों में हैं`}। ` +
      'दूसरा रास्ता शुरू से सोचकर रखें: नर्सिंग, फ़ार्मेसी, फ़िज़ियोथेरेपी या बायोलॉजी में B.Sc; ' +
      'इनकी बहुत-सी सीटें दूसरी परीक्षाओं या अंकों से मिलती हैं।',
    cost: ({ first, second }) =>
      `MBBS की साल भर की ट्यूशन फ़ीस सरकारी कॉलेज में ${first} और डीम्ड विश्वविद्यालय की भुगतान वाली सीट पर ` +
      `${second} है; हॉस्टल और खाना अलग से।`,
  },
  engineering_technology: engineering,
  computer_it: {
    ...engineering,
    crowd: ({ year, candidates, places }) =>
      iits({ year, candidates, places }) +
      ` ज़्यादातर सॉफ़्टवेयर बनाने वाले दूसरे कॉलेजों से आते हैं। दूसरा रास्ता: JEE Main या अपने राज्य की परीक्षा से ` +
      'दूसरे कॉलेज, या BCA या कंप्यूटर साइंस में B.Sc।',
  },
  civil_services: {
    crowd: ({ year, candidates, places }) =>
      `सिविल सेवा का दरवाज़ा सँकरा है: ${year} में ${number(places)} पदों के लिए लगभग ${number(candidates)} लोगों ने ` +
      'UPSC का फ़ॉर्म भरा। दूसरा रास्ता: यही तैयारी राज्य सेवा, SSC और बैंक की परीक्षाओं में भी काम आती है; और डिग्री ' +
      'ऐसी लें जिससे मनपसंद काम वैसे भी मिल सके।',
  },
  fine_arts_design: {
    crowd: ({ year, candidates, places }) =>
      `NIFT का दरवाज़ा सँकरा है, पर यह अकेला नहीं: ${year} में ${number(places)} सीटों के लिए ${number(candidates)} विद्यार्थियों ने ` +
      'फ़ॉर्म भरा। दूसरा रास्ता: बैचलर ऑफ़ फ़ाइन आर्ट्स या डिप्लोमा, जहाँ आपका पोर्टफ़ोलियो देखा जाता है, और निजी या ' +
      'राज्य के डिज़ाइन कॉलेज।',
    cost: ({ first }) =>
      `NIFT में साल भर की ट्यूशन फ़ीस ${first} है, हॉस्टल अलग से; सरकारी विश्वविद्यालय में बैचलर ऑफ़ फ़ाइन आर्ट्स इससे बहुत सस्ता है।`,
  },
  law_arts: law,
  law_commerce: law,
};
