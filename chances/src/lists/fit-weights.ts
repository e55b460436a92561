/** How much lines share, fitted on years that have happened: of what they moved by, how much they moved by together. */
import type { Weights } from './risk.ts';

/** Where a line closed within what was said of it: 0 in the middle, 1 a standard deviation looser. */
export interface Moved {
  /** The candidates who compete in one order. */
  order: string;
  /** Category and branch family within it. */
  family: string;
  place: number;
}

/** What two lines of a group have in common, on average over all pairs; each group counts by its lines. */
function commonOf(year: readonly Moved[], groupOf: (line: Moved) => string): number {
  const groups = new Map<string, { count: number; sum: number; squares: number }>();
  for (const line of year) {
    const { count, sum, squares } = groups.get(groupOf(line)) ?? { count: 0, sum: 0, squares: 0 };
    groups.set(groupOf(line), { count: count + 1, sum: sum + line.place, squares: squares + line.place ** 2 });
  }
  let [common, lines] = [0, 0];
  for (const { count, sum, squares } of groups.values()) {
    if (count < 2) continue;
    common += (sum ** 2 - squares) / (count - 1);
    lines += count;
  }
  return common / Math.max(1, lines);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const inHundredths = (share: number) => Math.round(100 * Math.max(0, share)) / 100;

/**
 * Shares of variance, by moments: nothing is chosen, neither a place to start from nor how hard it is to leave. Every year counts the same.
 * What the lines of one order share is the year's, what those of one family share beyond it the family's.
 */
export function fitWeights(years: readonly (readonly Moved[])[]): Weights {
  const all = mean(years.map((year) => mean(year.map(({ place }) => place ** 2))));
  const ofOrders = mean(years.map((year) => commonOf(year, ({ order }) => order))) / all;
  const ofFamilies = mean(years.map((year) => commonOf(year, ({ order, family }) => `${order} ${family}`))) / all;
  return { year: inHundredths(ofOrders), family: inHundredths(ofFamilies - ofOrders) };
}
