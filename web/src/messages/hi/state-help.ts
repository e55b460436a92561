import type { texts as en } from '../en/state-help.ts';

export const texts: typeof en = {
  title: 'फ़ीस में मदद',
  none: 'इसका अपना कोई पोर्टल हमें पता नहीं: समाज कल्याण विभाग से पूछें।',
  source: (source) => `स्रोत: ${source}।`,
  confirm: 'पोर्टल पर या अपने कॉलेज में पक्का कर लें।',
  all: (state) => `${state} के लिए सब छात्रवृत्तियाँ`,
};
