/** The one or two answers whose change would put the second in first place. */
import { rank, standings, type Scorer } from './score.ts';

interface PlannedChange {
  /** Position of the answer in the sheet. */
  readonly at: number;
  readonly to: number;
}

interface Move extends PlannedChange {
  readonly id: string;
  /** How much the second gains on the first, in units of z. */
  readonly gain: number;
}

/** A single answer if one is enough (the smallest such change), else two, else none. */
export function whatWouldChange(scorer: Scorer, picks: readonly number[]): PlannedChange[] {
  const [first, second] = rank(scorer, picks);
  if (!first || !second) return [];
  const z = standings(scorer, picks);
  const gap = (z[first.at] ?? 0) - (z[second.at] ?? 0) - 1e-6;
  const moves = scorer.questions
    .flatMap(({ question, at, points }): Move[] => {
      const now = points[picks[at] ?? 0] ?? [];
      return points.map((row, to) => ({
        id: question.id,
        at,
        to,
        gain: (row[second.at] ?? 0) - (now[second.at] ?? 0) - ((row[first.at] ?? 0) - (now[first.at] ?? 0)),
      }));
    })
    .filter(({ gain }) => gain > 1e-9)
    .sort((a, b) => a.gain - b.gain || (a.id < b.id ? -1 : a.id > b.id ? 1 : a.to - b.to));

  const swaps = (changes: readonly PlannedChange[]): boolean => {
    const changed = [...picks];
    for (const { at, to } of changes) changed[at] = to;
    return rank(scorer, changed)[0]?.candidate === second.candidate;
  };

  for (const move of moves) if (move.gain >= gap && swaps([move])) return [move];

  // No single answer is enough: the strongest change of each question, in pairs from the strongest down.
  const strongest = new Map<number, Move>();
  for (const move of moves) strongest.set(move.at, move);
  const best = [...strongest.values()].reverse();
  for (const [i, one] of best.slice(0, 6).entries()) {
    for (const two of best.slice(i + 1, 6)) if (one.gain + two.gain >= gap && swaps([one, two])) return [one, two];
  }
  return [];
}
