/** The calls, tried on years that have happened: what docs/chances.md promises. */
import { describe, expect, it } from 'vitest';
import { readNamedLines } from '../../../chances/cli/lines.ts';
import { shippedCounsellings } from '@disha/chances/shipped';
import { figuresByGroup, figuresOf, fittedFor, passes, tryYear } from '@disha/chances/evaluate';
import { fit } from '@disha/chances/fit';
import { fittedOf } from '@disha/chances/fitted';
import { fitSettingsOf } from '@disha/chances/fitting';
import { groupOf } from '@disha/chances/predict';

const josaa = shippedCounsellings.of('josaa');
const lines = readNamedLines('josaa');

describe('the calls for JoSAA', () => {
  it.each([
    [2025, 0.74, 0.86],
    [2026, 0.76, 0.84],
  ])('were good enough for %i, known by the years before alone', (year, least, most) => {
    const { model: fitted, tried } = tryYear(lines, year, fitSettingsOf(josaa));
    const { bands, inside, brier, brierOfLast } = figuresOf('all', tried, fitted);
    expect(bands.likely.share).toBeGreaterThanOrEqual(0.9);
    expect(bands.out.share).toBeLessThanOrEqual(0.1);
    expect(inside).toBeGreaterThanOrEqual(least);
    expect(inside).toBeLessThanOrEqual(most);
    expect(brier).toBeLessThan(brierOfLast);
    for (const gender of ['female', 'neutral']) {
      const ofGender = tried.filter(({ line }) => line.gender === gender);
      const { inside: ofThem } = figuresOf(gender, ofGender, fitted);
      expect([gender, ofThem >= 0.75 && ofThem <= 0.87]).toEqual([gender, true]);
    }
  });

  it('are fitted without a look at the year they are about', () => {
    const some = lines.filter((_, index) => index % 4 === 0);
    const hidden = some.map((line) => ({ ...line, history: line.history.filter(({ year }) => year < 2026) }));
    expect(fit(some, 2026, fitSettingsOf(josaa))).toEqual(fit(hidden, 2026, fitSettingsOf(josaa)));
  });
});

const called = shippedCounsellings.all.filter(({ noCall }) => noCall === undefined);

describe.each(called)('the calls for $id', (counselling) => {
  const all = counselling.id === 'josaa' ? lines : readNamedLines(counselling.id);
  const fitted = fittedOf(counselling.id);

  it('are made by what npm run chances:fit finds', () => {
    const digits = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value, (_key, one: unknown) => (typeof one === 'number' ? Number(one.toPrecision(6)) : one)));
    expect(digits(fittedFor(counselling, all))).toEqual(digits(fitted));
  });

  it('passed the year held out, of every kind of institute that has them', () => {
    const { model, tried } = tryYear(all, (fitted?.nextYear ?? 0) - 1, fitSettingsOf(counselling));
    const ofCalled = tried.filter(({ line }) => fitted?.uncalled.includes(groupOf(line)) === false);
    expect(ofCalled.length).toBeGreaterThan(1000);
    for (const figures of figuresByGroup(ofCalled, model)) expect([figures.name, passes(figures)]).toEqual([figures.name, true]);
  });
});
