/** How likely a way is, by the calls there are; and how often all of them fail. */
import type { Asked } from './asked.ts';
import type { Gate } from './gates.ts';
import type { KnownChance, WayBand } from './knowledge.ts';

/** As chances.md has them; what is below is in no way. */
const begins: readonly (readonly [WayBand, number])[] = [
  ['likely', 0.85],
  ['possible', 0.5],
  ['reach', 0.15],
];

export const bandOf = (probability: number): WayBand => begins.find(([, from]) => probability >= from)?.[0] ?? 'reach';
export const inHundred = (share: number) => Math.round(share * 100);

/** The best of its exams; a seat that was picked speaks for itself. */
export function chanceOf({ knowledge }: Asked, { exams, seat }: Gate, course: string | undefined): KnownChance | null {
  if (seat !== undefined && seat.probability !== null) return { probability: seat.probability, rank: seat.rank };
  const known = exams.flatMap(({ id }) => knowledge.chanceOf(id, course) ?? []);
  return known.reduce<KnownChance | null>((best, one) => (best && best.probability >= one.probability ? best : one), null);
}

/**
 * In 100, how often all ways fail. Those that hang on one rank fail together: a year that shifts its list shifts it for all of them, so
 * that only the best of them counts. Null where one chance is not known.
 */
export function leftWithNothing(chances: readonly (KnownChance | null)[]): number | null {
  const best = new Map<string, number>();
  for (const chance of chances) {
    if (chance === null) return null;
    best.set(chance.rank, Math.max(best.get(chance.rank) ?? 0, chance.probability));
  }
  return inHundred([...best.values()].reduce((share, probability) => share * (1 - probability), 1));
}
