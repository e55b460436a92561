/** How likely a way is, by the calls there are; and how often all of them fail. */
import { familyOf } from '@disha/chances/lists/families';
import { fittedWeights } from '@disha/chances/lists/fitted';
import { riskOf, type RiskLine } from '@disha/chances/lists/risk';
import type { KnownChance, WayBand } from './knowledge.ts';

/** As chances.md has them; what is below is in no way. */
const begins: readonly (readonly [WayBand, number])[] = [
  ['likely', 0.85],
  ['possible', 0.5],
  ['reach', 0.15],
];

export const wayBandOf = (probability: number): WayBand => begins.find(([, from]) => probability >= from)?.[0] ?? 'reach';
export const inHundred = (share: number) => Math.round(share * 100);

/** A way as far as its failing goes. */
export interface Failing {
  chance: KnownChance | null;
  course?: string | undefined;
}

/**
 * How often all ways fail. Those that hang on one rank fail together: a year that shifts its list shifts it for all of them, as
 * in a list of seats. Ranks of different tests are different draws. Null where one chance is not known.
 */
export function shareWithNothing(ways: readonly Failing[]): number | null {
  const byRank = new Map<string, RiskLine[]>();
  for (const { chance, course = '' } of ways) {
    if (chance === null) return null;
    const line = { probability: chance.probability, family: familyOf(course.replaceAll('-', ' ')) };
    byRank.set(chance.rank, [...(byRank.get(chance.rank) ?? []), line]);
  }
  const none = [...byRank].map(([rank, lines]) => riskOf(lines, fittedWeights(rank.split(/[ /]/)[0] ?? '')).risk);
  return none.reduce((share, one) => share * one, 1);
}

/** The same in 100. */
export function leftWithNothing(ways: readonly Failing[]): number | null {
  const share = shareWithNothing(ways);
  return share === null ? null : inHundred(share);
}
