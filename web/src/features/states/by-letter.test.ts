import { expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';

it('puts names under their first letters and keeps their order', () => {
  const [assam, bihar, bengal] = [{ name: 'Assam' }, { name: 'Bihar' }, { name: 'West Bengal' }];
  const goa = { name: 'Goa' };
  expect(byLetter([assam, { name: 'Andaman' }, bihar, goa, bengal])).toEqual([
    { letter: 'A', items: [assam, { name: 'Andaman' }] },
    { letter: 'B', items: [bihar] },
    { letter: 'G', items: [goa] },
    { letter: 'W', items: [bengal] },
  ]);
});
