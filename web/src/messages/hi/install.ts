import type { texts as en } from '../en/install.ts';

export const texts: typeof en = {
  name: 'दिशा: करियर, कोर्स, कॉलेज',
  screenshots: { narrow: 'आगे का रास्ता, फ़ोन पर', wide: 'आगे का रास्ता, बड़ी स्क्रीन पर' },
  shortcuts: { places: 'कॉलेज' },
};
