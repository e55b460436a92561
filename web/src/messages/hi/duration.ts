import type { texts as en } from '../en/duration.ts';

export const texts: typeof en = {
  years: (count) => `${count} साल`,
  months: (count) => (count === 1 ? '1 महीना' : `${count} महीने`),
};
