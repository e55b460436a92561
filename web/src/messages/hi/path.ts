import type { texts as en } from '../en/path.ts';

export const texts: typeof en = {
  title: 'मेरा रास्ता',
  heading: (part) => `मेरा रास्ता: ${part}`,
  lead: 'आपके लिए क्या खुला है, किस चुनाव से कौन-सा रास्ता बंद होता है और आगे क्या करना है।',
  tabs: { label: 'मेरे रास्ते के हिस्से', passport: 'मेरी जानकारी', doors: 'दरवाज़े', plan: 'प्लान' },
  combinations: {
    pcm: 'PCM',
    pcb: 'PCB',
    pcmb: 'PCMB',
    pcm_cs: 'PCM + कंप्यूटर साइंस',
    commerce_maths: 'कॉमर्स, गणित के साथ',
    commerce: 'कॉमर्स, बिना गणित',
    arts: 'आर्ट्स',
    arts_maths: 'आर्ट्स, गणित के साथ',
  },
};
