import { expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';

it('puts names under their first letters and keeps their order', () => {
  const [assam, bihar, bengal] = [{ title: 'Assam' }, { title: 'Bihar' }, { title: 'West Bengal' }];
  const goa = { title: 'Goa' };
  expect(byLetter([assam, { title: 'Andaman' }, bihar, goa, bengal])).toEqual([
    { letter: 'A', items: [assam, { title: 'Andaman' }] },
    { letter: 'B', items: [bihar] },
    { letter: 'G', items: [goa] },
    { letter: 'W', items: [bengal] },
  ]);
});
