import type { texts as en } from '../en/about-you.ts';

export const texts: typeof en = {
  title: 'आपके बारे में',
  class: 'आप किस कक्षा में हैं?',
  stream: 'कौन-सी स्ट्रीम?',
  degree: 'आपने क्या पढ़ा है?',
  state: 'आप कहाँ रहते हैं?',
  district: 'कौन-सा ज़िला?',
  choose: 'चुनिए',
  change: ': बदलें',
};
