import type { texts as en } from '../en/waiting.ts';

export const texts: typeof en = {
  sent: (count) =>
    `नेटवर्क लौट आया: ${count} ${count === 1 ? 'चीज़' : 'चीज़ें'} आपके खाते में भेज दी ${count === 1 ? 'गई' : 'गईं'}।`,
};
