/** How sure the result is. */
import type { ResultConfidence, AnswerLevel } from './types.ts';

export const bandLimits = { close: 0.1, clear: 0.35, flat: 0.08 } as const;

/** `ranked`: the shares, best first. Flat: from first to last the answers hardly tell one candidate from another. */
export function isFlat(ranked: readonly number[]): boolean {
  return (ranked[0] ?? 0) - (ranked[ranked.length - 1] ?? 0) < bandLimits.flat;
}

/**
 * Flat and no choice of their own: the answers say nothing yet. A named choice always says something, so then it is "close".
 * Where nothing was liked, or everything alike, no margin makes it clear.
 */
export function confidenceOf(ranked: readonly number[], namedAChoice: boolean, level: AnswerLevel | null): ResultConfidence {
  if (level !== null || (!namedAChoice && isFlat(ranked))) return 'unclear';
  const margin = (ranked[0] ?? 0) - (ranked[1] ?? 0);
  if (margin < bandLimits.close) return 'close';
  return margin < bandLimits.clear ? 'good' : 'clear';
}
