/**
 * How far a closing rank lies from what was expected of it: Student's t, whose long tails are those of admissions. Measured in
 * half-widths of the range that holds 80 %.
 */

/** Degrees of freedom with a closed form, and where 90 % lie below. */
export const tails = { 2: 1.885618083164127, 3: 1.63774435369621, 4: 1.533206274058944 } as const;
export type Tails = keyof typeof tails;

function below(t: number, degrees: Tails): number {
  if (degrees === 2) return 0.5 + t / (2 * Math.sqrt(2 + t * t));
  if (degrees === 3) return 0.5 + (t / Math.sqrt(3) / (1 + (t * t) / 3) + Math.atan(t / Math.sqrt(3))) / Math.PI;
  const u = (t * t) / (4 + t * t);
  return 0.5 + (3 / 4) * Math.sign(t) * Math.sqrt(u) * (1 - u / 3);
}

/** The share that lies below this many half-widths; never 0 or 1, since nothing is certain. */
export const spreadShareBelow = (halfWidths: number, degrees: Tails): number =>
  Math.min(0.999, Math.max(0.001, below(halfWidths * tails[degrees], degrees)));

/** How many half-widths lie below this share: where a band begins. */
export function halfWidthsAt(share: number, degrees: Tails): number {
  let [low, high] = [-100, 100];
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (spreadShareBelow(middle, degrees) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
