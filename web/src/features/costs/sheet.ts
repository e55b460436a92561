/** What a course costs a family, year by year. The figures are the student's own; here is only the arithmetic. */
export const costKinds = ['fees', 'hostel', 'travel', 'books', 'coaching'] as const;
type CostKind = (typeof costKinds)[number];
export const figureKinds = [...costKinds, 'help'] as const;
/** What is paid, and the help that is taken off it. */
export type FigureKind = (typeof figureKinds)[number];

/** As typed. */
export type Figures = Record<FigureKind, string>;

export interface CostSheet {
  years: readonly Figures[];
  /** How long it lasts, where the last year is not a whole one: five and a half years are 66 months. */
  months?: number | undefined;
  /** What the family can pay in a year, as typed. */
  budget: string;
  /** Which band its fees are the middle of; none once somebody has typed others. */
  band?: string | undefined;
  /** Which band its hostel is the middle of, in the same way. */
  living?: string | undefined;
}

export const mostYears = 6;
/** Ten crore: nothing costs more, so it is a slip of the finger. */
const mostRupees = 100_000_000;

export const noFigures: Figures = { fees: '', hostel: '', travel: '', books: '', coaching: '', help: '' };

interface Lasting {
  years: readonly unknown[];
  months?: number | undefined;
}
const monthsOf = ({ years, months = years.length * 12 }: Lasting): number => months;
/** Of the year at this place: twelve, but for a last one that is not whole. */
export const monthsInYear = (sheet: Lasting, index: number): number => Math.min(12, monthsOf(sheet) - index * 12);
/** Rounded up, so that no student is short. */
const shareOf = (rupees: number, months: number) => String(Math.ceil((rupees * months) / 12));

/** A figure of ours until somebody types their own: the middle of a band. */
interface Guess {
  key: string;
  perYear: number;
}

/** The same every year, and of a part of a year its part. What was typed of other costs stays. */
const everyYear = (sheet: CostSheet, kind: FigureKind, perYear: number) =>
  sheet.years.map((figures, index) => ({ ...figures, [kind]: shareOf(perYear, monthsInYear(sheet, index)) }));

export const withFees = (sheet: CostSheet, { key, perYear }: Guess): CostSheet => ({
  ...sheet,
  years: everyYear(sheet, 'fees', perYear),
  band: key,
});

export const withLiving = (sheet: CostSheet, { key, perYear }: Guess): CostSheet => ({
  ...sheet,
  years: everyYear(sheet, 'hostel', perYear),
  living: key,
});

/** Which figures nobody has typed: guesses of ours. */
export const guessedIn = ({ band, living }: CostSheet): readonly FigureKind[] => [
  ...(band === undefined ? [] : (['fees'] as const)),
  ...(living === undefined ? [] : (['hostel'] as const)),
];

/** What is typed into a year stands in every year while they are alike, and is a guess no longer. */
export function typedIn(sheet: CostSheet, index: number, kind: FigureKind, value: string): CostSheet {
  const years = sheet.years.map((figures, at) => (at === index ? { ...figures, [kind]: value } : figures));
  const next = {
    ...sheet,
    years,
    band: kind === 'fees' ? undefined : sheet.band,
    living: kind === 'hostel' ? undefined : sheet.living,
  };
  return index === 0 && isAlike(sheet) ? likeTheFirst(next) : next;
}

/** Every year like the first; of a part of a year its part. What is no amount is copied as it stands. */
export const likeTheFirst = (sheet: CostSheet): CostSheet => ({
  ...sheet,
  years: sheet.years.map((_, index) => {
    const [first = noFigures] = sheet.years;
    const months = monthsInYear(sheet, index);
    const part = (typed: string) => (typed.trim() === '' ? typed : shareOf(rupeesIn(typed) ?? Number.NaN, months));
    return months === 12 || slipsOf(first).length > 0
      ? first
      : (Object.fromEntries(figureKinds.map((kind) => [kind, part(first[kind])])) as Figures);
  }),
});

/** Whether every year is like the first. */
export const isAlike = (sheet: CostSheet): boolean => JSON.stringify(likeTheFirst(sheet).years) === JSON.stringify(sheet.years);

/** Another number of years: then each is a whole one. */
export const withYears = (sheet: CostSheet, years: readonly Figures[]): CostSheet => ({ ...sheet, years, months: undefined });

/** `years` may have a part of one. */
export function blankSheet(years: number, budget?: number): CostSheet {
  const length = Math.min(mostYears, Math.max(1, Math.ceil(years)));
  const months = Math.round(years * 12);
  return {
    years: Array.from({ length }, () => noFigures),
    ...(months > (length - 1) * 12 && months < length * 12 ? { months } : {}),
    budget: budget === undefined ? '' : String(budget),
  };
}

/** "1,20,000", "₹ 50000": whole rupees; nothing typed is nothing. Undefined where it is no amount. */
export function rupeesIn(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s,₹]/g, '').replace(/^Rs\.?/i, '');
  if (text === '') return 0;
  const value = /^\d+(\.0+)?$/.test(text) ? Number(text) : Number.NaN;
  return value <= mostRupees ? value : undefined;
}

interface YearSum {
  figures: Record<FigureKind, number>;
  costs: number;
  /** Costs less help; below nothing where there is more help than costs. */
  toPay: number;
}

export interface Sum {
  years: readonly YearSum[];
  months: number;
  /** Of all years, by kind. */
  figures: Record<FigureKind, number>;
  costs: number;
  /** Of which nothing is written in any year: not the same as costing nothing. */
  unwritten: readonly CostKind[];
  toPay: number;
  /** Over all its months, rounded up: no student is short by a rupee. */
  perMonth: number;
  /** Where one was given: for all years, and what is left of it; below nothing, what is missing. */
  budget?: { perYear: number; whole: number; left: number };
}

const plus = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const byKind = (of: (kind: FigureKind) => number) =>
  Object.fromEntries(figureKinds.map((kind) => [kind, of(kind)])) as Record<FigureKind, number>;

const slipsOf = (figures: Figures) => figureKinds.filter((kind) => rupeesIn(figures[kind]) === undefined);

/** Which fields hold no amount; there is no sum while there is one. */
export function slipsIn({ years, budget }: CostSheet): { years: readonly (readonly FigureKind[])[]; budget: boolean } {
  return {
    years: years.map(slipsOf),
    budget: rupeesIn(budget) === undefined,
  };
}

export function sumOf(sheet: CostSheet): Sum | undefined {
  const slips = slipsIn(sheet);
  if (slips.budget || slips.years.some((kinds) => kinds.length > 0)) return undefined;
  const years = sheet.years.map((typed): YearSum => {
    const figures = byKind((kind) => rupeesIn(typed[kind]) ?? 0);
    const costs = plus(costKinds.map((kind) => figures[kind]));
    return { figures, costs, toPay: costs - figures.help };
  });
  const toPay = plus(years.map((year) => year.toPay));
  const perYear = rupeesIn(sheet.budget) ?? 0;
  const months = monthsOf(sheet);
  const whole = Math.floor((perYear * months) / 12);
  return {
    years,
    months,
    figures: byKind((kind) => plus(years.map(({ figures }) => figures[kind]))),
    costs: plus(years.map(({ costs }) => costs)),
    unwritten: costKinds.filter((kind) => sheet.years.every((typed) => typed[kind].trim() === '')),
    toPay,
    perMonth: Math.max(0, Math.ceil(toPay / months)),
    ...(sheet.budget.trim() === '' ? {} : { budget: { perYear, whole, left: whole - toPay } }),
  };
}

/** Nothing is known yet, which is not the same as nothing to pay. */
export const isBlank = ({ unwritten, figures }: Sum): boolean => unwritten.length === costKinds.length && figures.help === 0;

/** What a year costs on the average, help taken off, rounded up. */
export const perYearOf = ({ toPay, months }: Sum): number => Math.max(0, Math.ceil((toPay * 12) / months));
