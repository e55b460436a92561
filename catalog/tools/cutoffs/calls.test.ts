/** The calls, tried on years that have happened: what docs/chances.md promises. */
import { describe, expect, it } from 'vitest';
import { readNamedLines } from '../../../chances/cli/lines.ts';
import { figuresOf, tryYear } from '@disha/chances/evaluate';
import { fit } from '@disha/chances/fit';
import { model, nextYear } from '@disha/chances/fitted';

const lines = readNamedLines('josaa');

describe('the calls for JoSAA', () => {
  it.each([
    [2025, 0.74, 0.86],
    [2026, 0.76, 0.84],
  ])('were good enough for %i, known by the years before alone', (year, least, most) => {
    const { model: fitted, tried } = tryYear(lines, year);
    const { bands, inside, brier, brierOfLast } = figuresOf('all', tried, fitted);
    expect(bands.likely.share).toBeGreaterThanOrEqual(0.9);
    expect(bands.out.share).toBeLessThanOrEqual(0.1);
    expect(inside).toBeGreaterThanOrEqual(least);
    expect(inside).toBeLessThanOrEqual(most);
    expect(brier).toBeLessThan(brierOfLast);
  });

  it('are fitted without a look at the year they are about', () => {
    const some = lines.filter((_, index) => index % 4 === 0);
    const hidden = some.map((line) => ({ ...line, history: line.history.filter(({ year }) => year < 2026) }));
    expect(fit(some, 2026)).toEqual(fit(hidden, 2026));
  });

  it('are made by what npm run chances:fit finds', () => {
    const digits = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? Number(one.toPrecision(6)) : one)));
    expect(digits(fit(lines, nextYear))).toEqual(digits(model));
  });
});
