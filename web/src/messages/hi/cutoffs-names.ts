import type { texts as english } from '../en/cutoffs-names.ts';

export const texts: typeof english = {
  title: 'क्लोज़िंग रैंक',
  hint: (columns) => `हर साल की हर तरह की सीटों के लिए एक पंक्ति। पहली पंक्ति में कॉलम के ये नाम हों: ${columns}।`,
};
