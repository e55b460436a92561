import { expect, it } from 'vitest';
import { saidChance } from './said-chance.ts';

it('is never said to be certain, either way', () => {
  expect([0, 0.004, 0.3, 0.996, 1].map(saidChance)).toEqual([0.01, 0.01, 0.3, 0.99, 0.99]);
});
