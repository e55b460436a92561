/** Which of all ways comes first. */
import type { Verdict } from '../types.ts';
import type { Distance } from './asked.ts';

/** What of a way decides its place. */
interface Ordered {
  whole: Verdict;
  isUntold: boolean;
  usual: number;
  years: number;
  distance: Distance | null;
}

/**
 * By the verdict; but how most come there is not passed over for a fact that the student has not told yet. A condition in the way, and a
 * rule that is not known, count as they are.
 */
const closedness = ({ whole, isUntold, usual }: Ordered) =>
  whole === 'open' || (isUntold && usual === 1) ? 0 : whole === 'open_if' ? 1 : 2;
const isFar = ({ distance }: Ordered) => Number(distance?.near === 'india' && distance.anywhere === undefined);
const byOrder = (a: Ordered, b: Ordered) => closedness(a) - closedness(b) || a.usual - b.usual || a.years - b.years || isFar(a) - isFar(b);

/** The least closed first, then the most usual, then the shortest, then what is taught in the own state. */
export const orderWays = <Way extends Ordered>(all: readonly Way[]): readonly Way[] =>
  all
    .map((one, index) => ({ one, index }))
    .sort((a, b) => byOrder(a.one, b.one) || a.index - b.index)
    .map(({ one }) => one);
