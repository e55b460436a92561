/** How well somebody's interests agree with those of a kind of work: by correlation, as O*NET matches people and occupations. */
import { interestLetters, type Interests } from '@disha/contract/careers.words';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** -1 to 1, six places, so that the last bit of a sum decides nothing; 0 where one side likes everything alike. */
export function agreement(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, squaresA, squaresB] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const [fromA, fromB] = [value - meanA, (b[at] ?? 0) - meanB];
    both += fromA * fromB;
    squaresA += fromA * fromA;
    squaresB += fromB * fromB;
  }
  const spread = Math.sqrt(squaresA * squaresB);
  return spread < 1e-9 ? 0 : Math.round((both / spread) * 1e6) / 1e6;
}

/** In the order of the letters. */
export const profileOf = (interests: Interests): number[] => interestLetters.map((letter) => interests[letter]);
