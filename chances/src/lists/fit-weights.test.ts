import { describe, expect, it } from 'vitest';
import { seeded } from './backtest.ts';
import { fitWeights, type Moved } from './fit-weights.ts';
import { normalQuantile } from './normal.ts';

const random = seeded(35);
const draw = () => normalQuantile(0.0005 + 0.999 * random());

/** Years drawn with known shares, which the fit must find again. */
function yearOf(shares: { year: number; family: number }): Moved[] {
  const own = Math.sqrt(1 - shares.year - shares.family);
  return Array.from({ length: 10 }, (_, order) => {
    const ofYear = Math.sqrt(shares.year) * draw();
    return Array.from({ length: 8 }, (__, family) => {
      const ofFamily = Math.sqrt(shares.family) * draw();
      return Array.from({ length: 6 }, () => ({ order: `${order}`, family: `${family}`, place: ofYear + ofFamily + own * draw() }));
    });
  }).flat(2);
}
const years = (count: number, shares: { year: number; family: number }) => Array.from({ length: count }, () => yearOf(shares));

describe('what lines share', () => {
  it.each([
    { year: 0, family: 0 },
    { year: 0.3, family: 0 },
    { year: 0.2, family: 0.15 },
  ])('is found again: $year of the year, $family of the family', (shares) => {
    const { year, family } = fitWeights(years(25, shares));
    expect(Math.abs(year - shares.year)).toBeLessThanOrEqual(0.05);
    expect(Math.abs(family - shares.family)).toBeLessThanOrEqual(0.03);
  });

  it('does not depend on the width of the predicted ranges', () => {
    const some = years(3, { year: 0.3, family: 0.1 });
    const narrower = some.map((year) => year.map((line) => ({ ...line, place: line.place / 2 })));
    expect(fitWeights(narrower)).toEqual(fitWeights(some));
  });

  it('is zero, not negative, if the lines of a family move against each other', () => {
    // Two families of one order that move against each other.
    const lines: Moved[] = [1, -1, 1, -1].map((place, at) => ({ order: 'a', family: `${at % 2}`, place }));
    const against = lines.map((line, at) => ({ ...line, family: at < 2 ? 'x' : 'y' }));
    expect(fitWeights([against]).family).toBe(0);
  });
});
