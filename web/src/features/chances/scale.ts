import type { ChanceLine } from '@disha/contract/chances';

/** Two figures are enough to read a scale by. */
function rounded(value: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return round(value / step) * step;
}

/** The ends of one scale for all rows, with the student's own rank on it; undefined where no row has a call. */
export function scaleOf(
  lines: readonly Pick<ChanceLine, 'predicted'>[],
  own: number | undefined,
): readonly [from: number, to: number] | undefined {
  const ends = lines.flatMap(({ predicted }) => (predicted ? [predicted.low, predicted.high] : []));
  if (ends.length === 0) return undefined;
  const all = own === undefined ? ends : [...ends, own];
  return [rounded(Math.min(...all), Math.floor), rounded(Math.max(...all), Math.ceil)];
}
