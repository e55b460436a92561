import { months, type Month } from '@disha/contract/taxonomy';
import { intlTag } from '@disha/contract/languages';
import { useLocale, type Locale } from './locale.ts';

export interface Format {
  /** 12,34,567 */
  number: (value: number) => string;
  /** 41% of 0.41 */
  percent: (share: number) => string;
  /** "15 November 2026" of an ISO date; of none, nothing. */
  date: (iso: string | null | undefined) => string;
  /** "November 2026" of "2026-11". */
  yearMonth: (value: string) => string;
  month: (month: Month) => string;
  monthShort: (month: Month) => string;
  /** Twelve first letters. */
  monthLetters: readonly string[];
  /** "a, b and c" */
  list: (items: readonly string[]) => string;
}

const made = new Map<Locale, Format>();

function make(locale: Locale): Format {
  const tag = intlTag(locale);
  const number = new Intl.NumberFormat(tag);
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const date = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });
  const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
  const yearMonth = utc({ month: 'long', year: 'numeric' });
  const long = utc({ month: 'long' });
  const short = utc({ month: 'short' });
  const narrow = utc({ month: 'narrow' });
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const day = (month: number) => new Date(Date.UTC(2026, month, 15));
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    date: (iso) => {
      // null would be read as the first second of 1970.
      const parsed = new Date(iso ?? '');
      return Number.isNaN(parsed.getTime()) ? '' : date.format(parsed);
    },
    yearMonth: (value) => {
      const parsed = new Date(`${value}-15T00:00:00Z`);
      return Number.isNaN(parsed.getTime()) ? value : yearMonth.format(parsed);
    },
    month: (month) => long.format(day(months.indexOf(month))),
    monthShort: (month) => short.format(day(months.indexOf(month))),
    monthLetters: months.map((_, index) => narrow.format(day(index))),
    list: (items) => list.format(items),
  };
}

export function formatFor(locale: Locale): Format {
  const known = made.get(locale) ?? make(locale);
  made.set(locale, known);
  return known;
}

export function useFormat(): Format {
  return formatFor(useLocale());
}
