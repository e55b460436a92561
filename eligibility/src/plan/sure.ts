/** What a student can count on: only what a confirmed row says, within reach, and within the money that was told. */
import type { Certainty } from '@disha/contract/fees.words';
import type { WaySeat } from './seat.ts';

type WithinBudget = 'within' | 'over' | 'unknown' | 'untold';

interface SureAsk {
  seat: WaySeat | null;
  /** Whoever asks is registered: how sure the row is that says so. */
  registers: Certainty | null;
  /** As far as the student would go. */
  isWithin: boolean;
  budget: WithinBudget;
}

export function isSure({ seat, registers, isWithin, budget }: SureAsk): boolean {
  const isOpenToAll = registers === 'A' || registers === 'B';
  return (isOpenToAll || seat?.isSure === true) && isWithin && (budget === 'within' || budget === 'untold');
}

/** So much more than was told is still within it. */
const beyondBudget = 1.3;

/** The least known cost of a year at a place that is shown, the room away from home counted in. Help is named and never counts. */
export function withinBudget(
  budget: number | undefined,
  costs: readonly { from: number; hostel?: { from: number } | undefined }[],
): WithinBudget {
  if (budget === undefined) return 'untold';
  if (costs.length === 0) return 'unknown';
  const least = Math.min(...costs.map(({ from, hostel }) => from + (hostel?.from ?? 0)));
  return least <= budget * beyondBudget ? 'within' : 'over';
}
