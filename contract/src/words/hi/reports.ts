import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/reports.ts';

export const texts: SameAs<typeof en> = {
  'reports.made': 'धन्यवाद। कोई इसे ज़रूर देखेगा।',
  'reports.mine': 'आपकी बताई गलतियाँ',
  'reports.listed': 'बताई गई गलतियाँ',
  'reports.answered': 'जवाब दे दिया गया',
  'reports.noItem': 'इस सूची में ऐसा कुछ नहीं है',
  'reports.notFound': 'यह सूचना नहीं मिली',
  'reports.stale': 'इस बीच किसी और ने इसका जवाब दे दिया है',
};
