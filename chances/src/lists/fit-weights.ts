/** How much lines share, fitted on lists of years that have happened: the weights under which what came of them was least surprising. */
import type { DrawnList } from './backtest.ts';
import { riskOf, type Weights } from './risk.ts';

const shares = { year: [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4], family: [0, 0.05] } as const;
const tried: readonly Weights[] = shares.year.flatMap((year) => shares.family.map((family) => ({ year, family })));
/** No list is as sure as that: one surprise in a thousand does not decide everything. */
const surest = 0.005;

function surpriseAt(lists: readonly DrawnList[], weights: Weights): number {
  let sum = 0;
  for (const { lines, gotNone } of lists) {
    const risk = Math.min(1 - surest, Math.max(surest, riskOf(lines, weights).risk));
    sum -= Math.log(gotNone ? risk : 1 - risk);
  }
  return sum / lists.length;
}

/** Of one year's lists under each of the weights; its groups of lists count the same. */
export function surprisesOf(groups: readonly (readonly DrawnList[])[]): number[] {
  const filled = groups.filter((lists) => lists.length > 0);
  return tried.map((weights) => filled.reduce((sum, lists) => sum + surpriseAt(lists, weights), 0) / Math.max(1, filled.length));
}

/** Where the weights stand before any year was seen, and how hard they are to move: a single year says little about years. */
const before: Weights = { year: 0.15, family: 0.05 };
const stiffness = 3;

/** Of each year its surprises. */
export function fitWeights(years: readonly (readonly number[])[]): Weights {
  const rated = tried.map((weights, at) => {
    const held = stiffness * ((weights.year - before.year) ** 2 + (weights.family - before.family) ** 2);
    return { weights, surprise: years.reduce((sum, surprises) => sum + (surprises[at] ?? 0), held) };
  });
  return rated.reduce((best, one) => (one.surprise < best.surprise ? one : best)).weights;
}
