import { expect, it } from 'vitest';
import { fairness, gendered } from '../cli/fair.ts';

it('answers known to differ between boys and girls change the first stream no more often than as many others', () => {
  expect(gendered.length).toBeGreaterThan(2);
  const changed = fairness(2000, 36);
  expect(changed.others).toBeGreaterThan(0.1);
  // Give or take what 2,000 pairs can tell.
  expect(changed.gendered).toBeLessThanOrEqual(changed.others + 0.02);
});
