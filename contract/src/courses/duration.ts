/** A course's length reaches us as text ("4 years", "18 months", "3 years 6 months"), as a number of months, or as years and months. */
interface YearsAndMonths {
  years: number;
  months: number;
}
export type DurationInput = string | number | { years?: number | undefined; months?: number | undefined };

const lengthOnly = /^\s*(?:(\d+(?:\.\d+)?)\s*(?:years?|yrs?))?\s*(?:,|and)?\s*(?:(\d+(?:\.\d+)?)\s*(?:months?|mos?))?\s*$/i;

/** The length in months, or undefined when the input says none. */
export function durationInMonths(input: DurationInput): number | undefined {
  if (typeof input === 'number') return Number.isFinite(input) && input > 0 ? Math.round(input) : undefined;
  if (typeof input === 'string') {
    // "3 or 4 years" or "6 weeks" is no single length: it stays text.
    const [, years, months] = lengthOnly.exec(input) ?? [];
    if (years === undefined && months === undefined) return undefined;
    return durationInMonths(Math.round(Number(years ?? 0) * 12 + Number(months ?? 0)));
  }
  return durationInMonths((input.years ?? 0) * 12 + (input.months ?? 0));
}

export function yearsAndMonths(totalMonths: number): YearsAndMonths {
  return { years: Math.floor(totalMonths / 12), months: totalMonths % 12 };
}
