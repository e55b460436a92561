import type { texts as en } from '../en/not-found.ts';

export const texts: typeof en = {
  documentTitle: 'पेज नहीं मिला',
  title: '404 - पेज नहीं मिला',
  body: 'इस पते पर कुछ नहीं है। शायद पता गलत लिखा गया है, या पेज कहीं और चला गया है।',
  home: 'होम पेज पर जाएँ',
  quiz: 'क्विज़ दें',
};
