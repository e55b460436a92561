import { describe, expect, it } from 'vitest';
import { fc } from '../../server/src/testing/property.ts';
import { chanceBandOf, bands, beginsAt } from './bands.ts';
import { model, nextYear } from './fitted.ts';
import { predict, probabilityOf, rangeOf, type Known } from './predict.ts';
import { halfWidthsAt, spreadShareBelow, type Tails } from './spread.ts';
import type { Cutoff } from './types.ts';

const cutoff = (year: number, closing: number, more: Partial<Cutoff> = {}): Cutoff => ({
  year,
  round: '6 (final)',
  opening: 1,
  closing,
  ...more,
});
const known = (closings: readonly number[], more: Partial<Known> = {}): Known => ({
  kind: 'nit',
  home: false,
  pwd: false,
  history: closings.map((closing, index) => cutoff(nextYear - closings.length + index, closing)),
  ...more,
});
const rank = fc.integer({ min: 1, max: 1_500_000 });
const line = fc
  .record({
    kind: fc.constantFrom('iit' as const, 'nit' as const, 'iiit' as const, 'gfti' as const),
    home: fc.boolean(),
    pwd: fc.boolean(),
    closings: fc.array(rank, { minLength: 3, maxLength: 6 }),
  })
  .map(({ closings, ...more }) => known(closings, more));

describe('a call', () => {
  it('never becomes worse by a better rank', () => {
    fc.assert(
      fc.property(line, rank, rank, (of, one, other) => {
        const prediction = predict(of, nextYear, model);
        if (!prediction) return false;
        const [better, worse] = [Math.min(one, other), Math.max(one, other)];
        return probabilityOf(prediction, better, model.tails) >= probabilityOf(prediction, worse, model.tails);
      }),
    );
  });

  it('is a probability, with the expected closing inside its range', () => {
    fc.assert(
      fc.property(line, rank, (of, mine) => {
        const prediction = predict(of, nextYear, model);
        if (!prediction) return false;
        const { low, closing, high } = rangeOf(prediction);
        const probability = probabilityOf(prediction, mine, model.tails);
        return low <= closing && closing <= high && low >= 1 && probability > 0 && probability < 1;
      }),
    );
  });

  it('has a wider range in seats for women, of which there are fewer', () => {
    const widthIn = (gender: string) =>
      predict(known([4000, 4100, 3900], { kind: 'iit', seats: { gender, category: 'OPEN' } }), nextYear, model)?.halfWidth ?? 0;
    expect(widthIn('female')).toBeGreaterThan(1.2 * widthIn('neutral'));
  });

  it('gives the two ends of its range one in ten each', () => {
    const prediction = predict(known([4000, 4100, 3900]), nextYear, model);
    expect(prediction).toBeDefined();
    if (!prediction) return;
    const { centre, halfWidth } = prediction;
    expect(probabilityOf(prediction, Math.exp(centre), model.tails)).toBeCloseTo(0.5);
    expect(probabilityOf(prediction, Math.exp(centre - halfWidth), model.tails)).toBeCloseTo(0.9);
    expect(probabilityOf(prediction, Math.exp(centre + halfWidth), model.tails)).toBeCloseTo(0.1);
  });

  it.each<[string, Known]>([
    ['two years', known([4000, 4100])],
    ['nothing of last year', { ...known([4000, 4100, 4200]), history: known([4000, 4100, 4200, 1]).history.slice(0, 3) }],
    ['a row whose preparatory mark was lost', mixed()],
    ['too few years once the preparatory ones are gone', preparatory()],
  ])('is not made of %s', (_, of) => {
    expect(predict(of, nextYear, model)).toBeUndefined();
  });

  it('knows nothing of the year it is about, nor of later ones', () => {
    const before = known([4000, 4100, 3900]);
    const later = { ...before, history: [...before.history, cutoff(nextYear, 9), cutoff(nextYear + 1, 9)] };
    expect(predict(later, nextYear, model)).toEqual(predict(before, nextYear, model));
  });
});

function mixed(): Known {
  const of = known([4000, 4100, 3900, 4000]);
  return { ...of, history: of.history.map((one, index) => (index === 1 ? { ...one, opening: one.closing + 1 } : one)) };
}

function preparatory(): Known {
  const of = known([4000, 4100, 3900]);
  return { ...of, history: of.history.map((one, index) => (index === 0 ? { ...one, preparatory: 'both' } : one)) };
}

describe('bands', () => {
  it('begin where they say', () => {
    for (const band of bands) expect(chanceBandOf(beginsAt[band])).toBe(band);
    expect([0.849, 0.499, 0.149].map(chanceBandOf)).toEqual(['possible', 'reach', 'out']);
  });

  it.each([2, 3, 4] satisfies Tails[])('are found again in half-widths, with tails of %i', (degrees) => {
    for (const share of [0.15, 0.5, 0.85]) expect(spreadShareBelow(halfWidthsAt(share, degrees), degrees)).toBeCloseTo(share, 9);
  });
});
