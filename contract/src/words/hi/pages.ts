import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/pages.ts';

export const texts: SameAs<typeof en> = {
  'pages.product': 'दिशा',
  'pages.noScript': 'इस पेज के लिए JavaScript चाहिए। कृपया अपने ब्राउज़र की सेटिंग में उसे चालू करें।',
  'pages.late': 'इस पेज के कुछ बटन अभी काम नहीं कर रहे हैं। कोशिश जारी है।',
  'pages.loadAgain': 'फिर से लोड करें',
  'pages.waits': ({ seconds }) => `यह पेज ${seconds} सेकंड में अपने आप फिर खुलेगा।`,
};
