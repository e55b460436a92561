import type { texts as en } from '../en/plan.ts';

export const texts: typeof en = {
  title: 'प्लान',
  none: 'अभी कोई प्लान नहीं है',
  noneHint: 'जो कोर्स और परीक्षाएँ पसंद हों, उन्हें बुकमार्क करें: आपका प्लान उन्हीं से बनेगा।',
  browse: 'कोर्स देखें',
};
