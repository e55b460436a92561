import type { texts as en } from '../en/dashboard.ts';

export const texts: typeof en = {
  documentTitle: 'डैशबोर्ड',
  greeting: (name) => `${name}, फिर से स्वागत है!`,
  student: 'विद्यार्थी',
  loading: 'आपका डैशबोर्ड लोड हो रहा है...',
  countsLabel: 'प्रकार के हिसाब से बुकमार्क',
  bookmarks: 'मेरे बुकमार्क',
  calendar: 'मेरा परीक्षा कैलेंडर',
  print: 'प्रिंट करें',
  printed: (name, date) => `${name} के बुकमार्क, ${date}`,
  view: 'देखें',
  remove: 'हटाएँ',
  removing: 'हट रहा है...',
  removed: (name) => `आपके बुकमार्क से हट गया: ${name}।`,
  showAll: (count, more) => `सभी ${count} दिखाएँ (+${more} और)`,
  showLess: (hidden) => `कम दिखाएँ (${hidden} छिपेंगे)`,
  empty: 'अभी कोई बुकमार्क नहीं',
  gone: 'अब उपलब्ध नहीं',
  goneHint: 'यह अब हमारी सूची में नहीं है। चाहें तो इसे अपने बुकमार्क से हटाएँ।',
  first: {
    student: {
      title: 'जानें, आपके लिए क्या सही है',
      body: 'एक छोटी-सी क्विज़ आपकी पसंद के हिसाब से विकल्पों को क्रम में रखती है और वजह भी बताती है। आपका नतीजा यहीं दिखेगा।',
      go: 'क्विज़ दें',
    },
    graduate: {
      title: 'शुरुआत कहाँ से करें',
      body: 'देखें कि डिग्री के बाद कौन-से रास्ते खुले हैं: हर कोर्स में क्या चाहिए और वह कहाँ पहुँचाता है।',
      go: 'कोर्स देखें',
    },
  },
  lastResult: {
    title: 'आपकी पिछली क्विज़ का नतीजा',
    on: (date) => `क्विज़ की तारीख़: ${date}`,
    see: 'नतीजा देखें',
    confidence: { clear: 'साफ़ नतीजा', good: 'अच्छा मेल', close: 'लगभग बराबर', unclear: 'अभी साफ़ नहीं' },
  },
  profile: {
    title: 'आपकी प्रोफ़ाइल',
    percent: (percent) => `${percent} पूरी`,
    hint: 'थोड़ी जानकारी और दें, तो हम आपके लिए सही क्विज़, कोर्स और परीक्षाएँ चुन सकेंगे।',
    complete: 'प्रोफ़ाइल पूरी करें',
  },
};
