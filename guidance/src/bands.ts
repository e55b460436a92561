/** How sure the result is, in one word and one sentence. */
import type { Band } from './types.ts';

export const bandLimits = { close: 0.1, clear: 0.35, flat: 0.08 } as const;

/** `ranked`: the shares, best first. Flat: from first to last the answers hardly tell one candidate from another. */
export function isFlat(ranked: readonly number[]): boolean {
  return (ranked[0] ?? 0) - (ranked[ranked.length - 1] ?? 0) < bandLimits.flat;
}

/** Flat and no choice of their own: the answers say nothing yet. A named choice always says something, so then it is "close". */
export function bandOf(ranked: readonly number[], namedAChoice: boolean): Band {
  if (!namedAChoice && isFlat(ranked)) return 'unclear';
  const margin = (ranked[0] ?? 0) - (ranked[1] ?? 0);
  if (margin < bandLimits.close) return 'close';
  return margin < bandLimits.clear ? 'good' : 'clear';
}

export function bandNote(band: Band, flat: boolean, first: string, second: string): string {
  switch (band) {
    case 'unclear':
      return 'Your answers do not separate the options yet. Look at all of them, or take the quiz again when you know more.';
    case 'close':
      return `${flat ? 'Your answers do not separate the options yet' : 'It is close'}: ${first} and ${second} both deserve a look.`;
    case 'good':
      return `${first} is ahead of ${second}, but not by far.`;
    case 'clear':
      return `Your answers point clearly to ${first}.`;
  }
}

export const honestNotes = {
  stream:
    'Interests put the right stream first for about half of students and in the first two for about three quarters; use it with your marks and a teacher.',
  field:
    'Interests put the right field first for a little over a third of students and in the first three for about three quarters; use it with your marks and a teacher.',
} as const;
