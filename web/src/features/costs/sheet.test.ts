import { describe, expect, it } from 'vitest';
import { parseSheets, costSheetOf } from './stored-sheets.ts';
import {
  blankSheet,
  guessedIn,
  isAlike,
  likeTheFirst,
  noFigures,
  perYearOf,
  rupeesIn,
  slipsIn,
  sumOf,
  typedIn,
  withFees,
  withLiving,
  withYears,
  type Figures,
  type CostSheet,
} from './sheet.ts';

const year = (figures: Partial<Figures>): Figures => ({ ...noFigures, ...figures });

describe('an amount', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['50000', 50_000],
    ['1,20,000', 120_000],
    ['₹ 1,20,000', 120_000],
    ['Rs. 500', 500],
    ['500.00', 500],
    ['0', 0],
    ['100000000', 100_000_000],
  ])('%j is %d', (typed, rupees) => {
    expect(rupeesIn(typed)).toBe(rupees);
  });

  it.each(['abc', '-5', '1.5', '1e5', '2 lakh', '100000001', '0x10', '५००'])('%j is none', (typed) => {
    expect(rupeesIn(typed)).toBeUndefined();
  });
});

describe('the sum', () => {
  const sheet: CostSheet = {
    years: [
      year({ fees: '1,00,000', hostel: '60000', travel: '8000', books: '5000', coaching: '20000', help: '50000' }),
      year({ fees: '1,10,000', hostel: '60000', help: '50000' }),
    ],
    budget: '1,50,000',
  };

  it('is that of every year, less the help', () => {
    expect(sumOf(sheet)).toMatchObject({
      years: [
        { costs: 193_000, toPay: 143_000 },
        { costs: 170_000, toPay: 120_000 },
      ],
      figures: { fees: 210_000, hostel: 120_000, travel: 8000, books: 5000, coaching: 20_000, help: 100_000 },
      costs: 363_000,
      toPay: 263_000,
      perMonth: 10_959,
      budget: { perYear: 150_000, whole: 300_000, left: 37_000 },
    });
  });

  it('says what is missing of a budget, and nothing of one that was not given', () => {
    expect(sumOf({ ...sheet, budget: '100000' })?.budget?.left).toBe(-63_000);
    expect(sumOf({ ...sheet, budget: '0' })?.budget?.left).toBe(-263_000);
    expect(sumOf({ ...sheet, budget: '' })?.budget).toBeUndefined();
  });

  it('goes below nothing where there is more help than costs, a month never', () => {
    expect(sumOf({ years: [year({ fees: '1000', help: '5000' })], budget: '' })).toMatchObject({ toPay: -4000, perMonth: 0 });
  });

  it('of nothing is nothing', () => {
    expect(sumOf(blankSheet(3))).toMatchObject({ costs: 0, toPay: 0, perMonth: 0 });
    expect([blankSheet(0), blankSheet(9)].map(({ years }) => years.length)).toEqual([1, 6]);
  });

  it('is not there while a field holds no amount, and the field is named', () => {
    const slip = { ...sheet, years: [year({ fees: 'a lot' }), year({ help: '-1', books: '5' })], budget: 'x' };
    expect(sumOf(slip)).toBeUndefined();
    expect(slipsIn(slip)).toEqual({ years: [['fees'], ['help']], budget: true });
  });
});

describe('a course of years and a half', () => {
  const mbbs = withFees(blankSheet(66 / 12, 100_000), { key: 'a', perYear: 80_000 });

  it('is paid for the half of its last year', () => {
    expect(mbbs.years.map(({ fees }) => fees)).toEqual(['80000', '80000', '80000', '80000', '80000', '40000']);
    const sum = sumOf(mbbs);
    expect(sum).toMatchObject({ toPay: 440_000, months: 66, perMonth: 6667, budget: { whole: 550_000, left: 110_000 } });
    expect(sum && perYearOf(sum)).toBe(80_000);
  });

  it('of less than a year is one year that is not whole', () => {
    expect(sumOf(withFees(blankSheet(0.5), { key: 'a', perYear: 20_000 }))).toMatchObject({ toPay: 10_000, months: 6, perMonth: 1667 });
  });

  it('is like its first year in the half, too, and asks for whole years once a year is added or taken away', () => {
    const first = { ...mbbs, years: [year({ fees: '1,00,001', hostel: '60000' }), ...mbbs.years.slice(1)] };
    expect(likeTheFirst(first).years.at(-1)).toEqual(year({ fees: '50001', hostel: '30000' }));
    const slip = { ...mbbs, years: [year({ fees: 'x', hostel: '5' }), ...mbbs.years.slice(1)] };
    expect(likeTheFirst(slip).years.at(-1)).toEqual(year({ fees: 'x', hostel: '5' }));
    expect(sumOf(withYears(mbbs, mbbs.years.slice(0, -1)))).toMatchObject({ months: 60, toPay: 400_000 });
  });
});

describe('what is typed into the first year', () => {
  const filled = withLiving(withFees(blankSheet(3), { key: 'a', perYear: 80_000 }), { key: 'b', perYear: 40_000 });

  it('stands in every year while they are alike', () => {
    const typed = typedIn(filled, 0, 'travel', '9000');
    expect(typed.years.map(({ travel }) => travel)).toEqual(['9000', '9000', '9000']);
    expect(guessedIn(typed)).toEqual(['fees', 'hostel']);
  });

  it('is a guess of ours no longer', () => {
    expect(guessedIn(typedIn(filled, 0, 'fees', '1000'))).toEqual(['hostel']);
    expect(guessedIn(typedIn(filled, 0, 'hostel', ''))).toEqual(['fees']);
  });

  it('leaves the others as they are once one of them differs', () => {
    const apart = typedIn(filled, 2, 'books', '500');
    expect(isAlike(apart)).toBe(false);
    expect(typedIn(apart, 0, 'books', '700').years.map(({ books }) => books)).toEqual(['700', '', '500']);
  });
});

describe('what this device has kept', () => {
  it('is read again as it was written', () => {
    const kept = { mbbs: { years: [year({ fees: '5' })], budget: '7' } };
    expect(parseSheets(JSON.stringify(kept))).toEqual(kept);
    const guessed = { mbbs: withLiving(withFees(blankSheet(1), { key: 'a', perYear: 5 }), { key: 'b', perYear: 6 }) };
    expect(parseSheets(JSON.stringify(guessed))).toEqual(guessed);
    const half = { mbbs: blankSheet(5.5) };
    expect(parseSheets(JSON.stringify(half))).toEqual(half);
    expect(parseSheets(JSON.stringify({ mbbs: { ...half.mbbs, months: 30 } }))['mbbs']).not.toHaveProperty('months');
  });

  it.each(['', 'null', '[]', '{"a":1}', '{"a":{"years":[]}}', '{"a":{"years":"x","budget":"1"}}', 'broken{'])('%j is nothing', (text) => {
    expect(parseSheets(text)).toEqual({});
  });

  it('is a way’s own, else its course’s, and never another way’s', () => {
    const [ofCourse, ofWay] = [blankSheet(1), blankSheet(2)];
    const sheets = { mbbs: ofCourse, 'A:mbbs': ofWay };
    expect(costSheetOf(sheets, { way: 'A', course: 'mbbs' })).toBe(ofWay);
    expect(costSheetOf(sheets, { way: 'B', course: 'mbbs' })).toBe(ofCourse);
    expect(costSheetOf(sheets, { course: 'mbbs' })).toBe(ofCourse);
    expect(costSheetOf(sheets, { way: 'A', course: 'bds' })).toBeUndefined();
    expect(costSheetOf(sheets, { way: 'A' })).toBeUndefined();
    expect(costSheetOf(sheets, {})).toBeUndefined();
  });

  it('is repaired if a part is missing or too long', () => {
    const kept = { a: { years: Array.from({ length: 9 }, () => ({ fees: '1', other: 'x', help: 5 })), budget: 5 } };
    const { a } = parseSheets(JSON.stringify(kept));
    expect(a).toEqual({ years: Array.from({ length: 6 }, () => year({ fees: '1' })), budget: '' });
  });
});
