import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/sessions.ts';

export const texts: SameAs<typeof en> = {
  'sessions.shown': 'सेशन मिल गए',
  'sessions.ended': 'वह डिवाइस साइन आउट हो गया',
  'sessions.othersEnded': 'बाकी सब जगह साइन आउट हो गया',
  'sessions.notFound': 'सेशन नहीं मिला',
  'sessions.device': ({ browser, system }) => `${system} पर ${browser}`,
  'sessions.unknownDevice': 'एक अनजान डिवाइस',
};
