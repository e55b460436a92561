import { expect, it } from 'vitest';
import type { StoredRank } from '../../../session/stored-ranks.ts';
import { knownChance } from './known-chances.ts';

const rank: StoredRank = {
  ...{ counselling: 'josaa', list: 'jee-main', name: 'JoSAA', exam: 'jee-main', value: 45_000, category: 'OPEN' },
  courses: { civil: 0.62 },
};
const seat = { counselling: 'josaa', line: 'a', exam: 'jee-main', course: 'civil', probability: 0.3, rank: 'josaa jee-main' };

it('a rank that was told and remembered gives the ways of its exam their chance', () => {
  const known = { seats: [], ranks: [rank, { ...rank, counselling: 'csab', courses: { civil: 0.7, mining: 0.9 } }] };
  expect(knownChance(known, 'jee-main', 'civil')).toEqual({ probability: 0.7, rank: 'csab jee-main' });
  expect(knownChance(known, 'jee-main', 'mining')).toMatchObject({ probability: 0.9 });
});

it('says nothing of another exam, of a course that was not answered, or of no course', () => {
  const known = { seats: [], ranks: [rank] };
  expect(knownChance(known, 'neet-ug', 'civil')).toBeNull();
  expect(knownChance(known, 'jee-main', 'mining')).toBeNull();
  expect(knownChance(known, 'jee-main', undefined)).toBeNull();
});

it('a seat that was picked speaks before the likeliest of its course', () => {
  expect(knownChance({ seats: [seat], ranks: [rank] }, 'jee-main', 'civil')).toEqual({ probability: 0.3, rank: 'josaa jee-main' });
  // One without a call says nothing.
  expect(knownChance({ seats: [{ ...seat, probability: null }], ranks: [rank] }, 'jee-main', 'civil')).toMatchObject({ probability: 0.62 });
});
