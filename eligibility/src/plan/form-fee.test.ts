import type { StudentDetails } from '@disha/contract/passport';
import { expect, it } from 'vitest';
import { formFeeFor } from './form-fee.ts';

const amounts = [
  { who: 'general', rupees: 1000 },
  { who: 'sc_st_pwd', rupees: 500 },
  { who: 'women', rupees: 600 },
];
it.each<[string, StudentDetails, number | null, typeof amounts?]>([
  ['of a student who tells nothing is what the general ones pay', {}, 1000],
  ['is the least that is asked of one like this', { category: 'st', gender: 'female' }, 500],
  ['of a woman is that of women', { gender: 'female' }, 600],
  ['of a student with a disability is theirs', { disability: true }, 500],
  ['of one who is not named is what all others pay', { category: 'obc_ncl', gender: 'male' }, 1000],
  [
    "of men is no woman's",
    { category: 'ews', gender: 'female' },
    0,
    [
      { who: 'obc_ews_men', rupees: 250 },
      { who: 'women', rupees: 0 },
    ],
  ],
  ["of everybody is everybody's", { category: 'sc' }, 80, [{ who: 'all', rupees: 80 }]],
  ['is not known where nothing is told of one like this', { category: 'sc' }, null, [{ who: 'pwd', rupees: 80 }]],
])('the fee of a form %s', (_, student, expected, told = amounts) => {
  expect(formFeeFor({ amounts: told }, student)).toBe(expected);
});
it('the fee of a form of which no page tells one is not known', () => {
  expect(formFeeFor(undefined, {})).toBeNull();
});
