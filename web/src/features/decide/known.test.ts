import type { FeeBand } from '@disha/contract/fees';
import type { QuizResult } from '@disha/contract/quiz';
import { describe, expect, it } from 'vitest';
import { readShortlist, readWeighing } from './criteria.ts';
import { knownRatings, type KnownSelf } from './known.ts';

const band = (from: number, to: number, more: Partial<FeeBand> = {}): FeeBand => ({
  ...{ from, to, per: 'year', year: '2025-26', what: 'tuition', type: 'government', seat: 'any', scope: 'all', basis: 'own' },
  ...{ source: 'a notice, 2025', certainty: 'A', goodUntil: '2027-01-01', ...more },
});
const patna = { latitude: 25.6, longitude: 85.1 };
const self: KnownSelf = { home: patna, pointOf: ({ district }) => (district === 'Patna' ? patna : { latitude: 28.6, longitude: 77.2 }) };
const item = { id: 'a', name: 'A' };
const result = {
  confidence: 'good',
  recommendations: [
    { fieldId: 'medicine', bestFields: [] },
    { fieldId: 'science_pcm', bestFields: [{ fieldId: 'engineering' }] },
  ],
} as unknown as QuizResult;

describe('what the facts say of an item', () => {
  it('is nothing where nothing is known, of the item or of who asks', () => {
    expect(knownRatings(item, {})).toEqual({});
    expect(knownRatings({ ...item, place: { state: 'Bihar', district: 'Patna' } }, {})).toEqual({});
  });

  it('is the distance from one’s own district, and that one can travel daily', () => {
    expect(knownRatings({ ...item, place: { state: 'Bihar', district: 'Patna' } }, self)).toEqual({
      near: { rating: 5, because: { kind: 'sameDistrict' } },
      hostel: { rating: 5, because: { kind: 'daily', km: 0 } },
    });
    expect(knownRatings({ ...item, place: { state: 'Delhi', district: 'New Delhi' } }, self).near).toMatchObject({ rating: 1 });
  });

  it('is its fees by the upper end; its own before those of its type, and never what no notice says or a seat that is bought', () => {
    expect(knownRatings({ ...item, fees: [band(20_000, 60_000), band(1, 9, { basis: 'type' })] }, {}).cost).toEqual({
      rating: 4,
      because: { kind: 'fees', from: 20_000, to: 60_000, isOfType: false },
    });
    expect(knownRatings({ ...item, fees: [band(1000, 9000, { certainty: 'C' })] }, {}).cost).toBeUndefined();
    expect(knownRatings({ ...item, fees: [band(900_000, 900_000, { seat: 'management' })] }, {}).cost).toBeUndefined();
    // Half of it would be cheap and half dear.
    expect(knownRatings({ ...item, fees: [band(10_000, 900_000)] }, {}).cost).toBeUndefined();
  });

  it('is the chance of a told rank before the verdict of the rules, but never against a closed door', () => {
    const sure = (chance: number | undefined, verdict: string) =>
      knownRatings(item, { chanceOf: () => chance, verdictOf: () => verdict }).sure;
    expect(sure(0.92, 'open')).toEqual({ rating: 5, because: { kind: 'chance', inTen: 9 } });
    expect(sure(0.1, 'open')).toEqual({ rating: 1, because: { kind: 'chance', inTen: 1 } });
    expect(sure(undefined, 'open')).toMatchObject({ rating: 4 });
    expect(sure(0.92, 'closed')).toMatchObject({ rating: 1, because: { kind: 'verdict' } });
    expect(sure(undefined, 'depends')).toBeUndefined();
  });

  it('is the place of its field in the result, unless nothing is clear there', () => {
    const fit = (of: string[], isWhole: boolean, told = result) =>
      knownRatings({ ...item, fields: { of: of as never, isWhole } }, { result: told }).fit;
    expect(fit(['medicine'], true)).toMatchObject({ rating: 5 });
    expect(fit(['engineering'], true)).toMatchObject({ rating: 4 });
    expect(fit(['law'], true)).toMatchObject({ rating: 2 });
    // A college may teach more than we know.
    expect(fit(['law'], false)).toBeUndefined();
    expect(fit(['medicine'], true, { ...result, confidence: 'unclear' })).toBeUndefined();
  });

  it('is its NIRF rank, also where it was published as a band', () => {
    const nirf = (rank: string) => knownRatings({ ...item, nirf: { rank, category: 'Engineering', year: 2025 } }, {}).rank?.rating;
    expect([nirf('3'), nirf('40'), nirf('101-150'), nirf('201-300'), nirf('none')]).toEqual([5, 4, 2, 1, undefined]);
  });
});

describe('what was kept or sent', () => {
  it('is read as far as it is understood, whatever it is', () => {
    for (const bad of [null, 1, 'x', [], {}, { matters: [] }]) expect(readWeighing(bad)).toBeUndefined();
    expect(
      readWeighing({
        matters: { cost: 'lot', near: 'enormously', toString: 'lot' },
        ratings: { cost: { a: 5, b: 6, '<script>': 4 }, near: 'x' },
        own: 'x'.repeat(99),
      }),
    ).toEqual({ matters: { cost: 'lot' }, ratings: { cost: { a: 5 } }, own: 'x'.repeat(40) });
  });

  it('is no shortlist of one, nor of what is no id', () => {
    expect(readShortlist({ kind: 'colleges', ids: ['a', 'a', '../b'] })).toBeUndefined();
    expect(readShortlist({ kind: 'colleges', ids: ['a', 'b', 'c', 'd', 'e'] })).toEqual({ kind: 'colleges', ids: ['a', 'b', 'c', 'd'] });
  });
});
