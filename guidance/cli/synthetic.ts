/** Invented people drawn from fitted means and spread, for tests that must run without the reference rows. */
import type { Field } from '@disha/contract/taxonomy';
import type { SimulatedPerson } from './answer-model.ts';
import { profiles } from './profiles.ts';
import type { Dice } from './random.ts';

/** Lower triangle L with L times its transpose = the covariance of people within a field. */
const triangle: number[][] = (() => {
  const lower = profiles.within.map((row) => row.map(() => 0));
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = profiles.within[i]![j]!;
      for (let k = 0; k < j; k++) sum -= lower[i]![k]! * lower[j]![k]!;
      lower[i]![j] = i === j ? Math.sqrt(sum) : sum / lower[j]![j]!;
    }
  }
  return lower;
})();

export function invent(field: Field, roll: Dice): SimulatedPerson {
  const free = profiles.within.map(() => roll.normal());
  const mean = profiles.people[field];
  return { field, z: mean.map((m, i) => m + triangle[i]!.reduce((sum, l, j) => sum + l * free[j]!, 0)) };
}
