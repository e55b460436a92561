/** The normal distribution: what a copula is made of. */

/** The share that lies below; the rational form of erfc by Chebyshev fitting (Numerical Recipes), good to one part in ten million. */
export function normalShareBelow(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + z / 2);
  const series =
    -1.26551223 +
    t *
      (1.00002368 +
        t *
          (0.37409196 +
            t *
              (0.09678418 +
                t * (-0.18628806 + t * (0.27886807 + t * (-1.13520398 + t * (1.48851587 + t * (-0.82215223 + t * 0.17087277))))))));
  const tail = (t * Math.exp(-z * z + series)) / 2;
  return x < 0 ? tail : 1 - tail;
}

const [tableEnd, perUnit] = [8, 256];
const table = Float64Array.from({ length: 2 * tableEnd * perUnit + 2 }, (_, at) => normalShareBelow(at / perUnit - tableEnd));

/** The same out of a table, a line between two places of it: good to one part in a million, and asked thousands of times a list. */
export function tabledShareBelow(x: number): number {
  const place = (x + tableEnd) * perUnit;
  if (place <= 0) return 0;
  if (place >= table.length - 1) return 1;
  const at = Math.floor(place);
  const low = table[at] as number;
  return low + ((table[at + 1] as number) - low) * (place - at);
}

/** Where so much lies below: by halving, since it is asked once a line. */
export function normalQuantile(share: number): number {
  let [low, high] = [-8, 8];
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (normalShareBelow(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

interface Nodes {
  at: readonly number[];
  weight: readonly number[];
}

/** Evenly spaced, weighed by the density: for smooth functions the sum is as good as the integral, and the same on every machine. */
export function nodesOf(reach: number, step: number): Nodes {
  const count = Math.round(reach / step);
  const at = Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
  const density = at.map((x) => Math.exp((-x * x) / 2));
  const all = density.reduce((sum, one) => sum + one, 0);
  return { at, weight: density.map((one) => one / all) };
}
