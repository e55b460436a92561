import { describe, expect, it } from 'vitest';
import { bandsAt, feeTypesOf, moneyOf, yearlyMoney, type MoneyQuestion } from './money.ts';
import type { FeeType } from './fees.words.ts';

const college: MoneyQuestion = { state: 'Kerala', type: 'government', isUniversity: false };
const band = (type: FeeType, state?: string) => ({ type, state, what: 'tuition' as const });

describe('the bands that a college asks by', () => {
  it('are those of who keeps it, and none of the state where the Centre, ESIC, the army or a town does', () => {
    expect(feeTypesOf({ ...college, keeper: 'state' }, true)).toContain('government');
    for (const keeper of ['centre', 'defence', 'railways', 'municipal', 'minority', 'deemed_public'] as const)
      expect(feeTypesOf({ ...college, keeper }, false), keeper).toEqual([]);
    expect(feeTypesOf({ ...college, keeper: 'esic' }, true)).toEqual(['esic']);
    expect(feeTypesOf({ ...college, type: 'deemed', keeper: 'deemed_private' }, true)).toContain('deemed_private');
  });

  it('are none where nobody says who keeps it and the course is one whose fee depends on it', () => {
    expect(feeTypesOf(college, true)).toEqual([]);
    expect(feeTypesOf(college, false)).toContain('government');
  });

  it('are none of a university and of a deemed one that nobody says who keeps, whatever the course', () => {
    expect(feeTypesOf({ ...college, isUniversity: true }, false)).toEqual([]);
    expect(feeTypesOf({ ...college, type: 'deemed' }, false)).toEqual([]);
  });

  it('are those of an institute that a list of ours names, before any of its keeper', () => {
    expect(feeTypesOf({ ...college, keeper: 'centre', institute: 'gfti' }, true)).toEqual(['gfti']);
  });

  it("are its state's, and all India's only where the state has none", () => {
    const bands = [band('government'), band('government', 'Kerala'), band('private')];
    expect(bandsAt(bands, { ...college, keeper: 'state' }, true)).toEqual([band('government', 'Kerala')]);
    expect(bandsAt(bands, { ...college, keeper: 'state', state: 'Goa' }, true)).toEqual([band('government')]);
  });
});

describe('a year of money', () => {
  it('is one range where it is not wider than ten times, or goes up to a ceiling', () => {
    expect(moneyOf([{ type: 'government', from: 10_000, to: 100_000 }])).toEqual({ from: 10_000, to: 100_000 });
    expect(moneyOf([{ type: 'private', from: 0, to: 110_000 }])).toEqual({ from: 0, to: 110_000 });
    expect(moneyOf([])).toBeUndefined();
  });

  it('is parted by who keeps the colleges where it is wider, and what is too wide even so is to be asked', () => {
    const bands = [
      { type: 'government', from: 5000, to: 150_000 },
      { type: 'aided', from: 8000, to: 9000 },
      { type: 'private', from: 800_000, to: 1_600_000 },
    ] as const;
    expect(moneyOf(bands)).toEqual({
      from: 5000,
      to: 1_600_000,
      parts: [
        { kept: 'government', from: 5000, to: 150_000, ask: true },
        { kept: 'aided', from: 8000, to: 9000 },
        { kept: 'private', from: 800_000, to: 1_600_000 },
      ],
    });
  });

  it('sums neither what was read in no notice nor seats that few can have, and reckons half years to years', () => {
    const read = { ...band('government'), from: 62_500, to: 62_500, per: 'semester', seat: 'any', certainty: 'A' } as const;
    const amounts = [
      read,
      { ...read, from: 1, certainty: 'C' },
      { ...read, to: 900_000, seat: 'nri' },
      { ...read, to: 0, seat: 'reduced' },
    ] as const;
    expect(yearlyMoney(amounts, 48)).toEqual({ from: 125_000, to: 125_000 });
  });
});
