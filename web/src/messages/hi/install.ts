import type { texts as en } from '../en/install.ts';

export const texts: typeof en = {
  name: 'दिशा: करियर, कोर्स, कॉलेज',
  screenshots: { narrow: 'आगे का रास्ता, फ़ोन पर', wide: 'आगे का रास्ता, बड़ी स्क्रीन पर' },
  shortcuts: { places: 'कॉलेज' },
  invitation: {
    title: 'दिशा आपकी होम स्क्रीन पर',
    body: 'फिर यह ऐप की तरह खुलता है, बिना इंटरनेट के भी। इसे किसी ऐप स्टोर की ज़रूरत नहीं, और जगह भी बहुत कम लेता है।',
    byMenu: 'Safari में: शेयर दबाएँ, फिर “Add to Home Screen” चुनें।',
    install: 'होम स्क्रीन पर रखें',
    no: 'नहीं, धन्यवाद',
    done: 'हो गया: दिशा अब आपके ऐप्स में है।',
    refused: 'हम दोबारा नहीं पूछेंगे। ब्राउज़र के मेनू से यह कभी भी किया जा सकता है।',
  },
};
