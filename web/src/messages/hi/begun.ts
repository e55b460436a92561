import type { texts as en } from '../en/begun.ts';

export const texts: typeof en = {
  title: 'जहाँ छोड़ा था, वहीं से आगे',
  notNow: 'अभी नहीं',
  putAway: 'इस फ़ोन में कुछ छिपाकर रखा गया है। आपका है, तो वापस ला सकते हैं।',
  takeOut: 'वापस लाएँ',
};
