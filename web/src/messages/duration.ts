import { durationInMonths, yearsAndMonths, type DurationInput } from '@disha/contract/duration';
import { useText, type Texts } from './locale.ts';

const en = {
  years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
  months: (count: number) => (count === 1 ? '1 month' : `${count} months`),
};
const durationTexts: Texts<typeof en> = { en };

/** Under 12 months in months, otherwise years and months; text that says no length is left as it is. */
export function formatDuration(input: DurationInput, text: typeof en = en): string {
  const total = durationInMonths(input);
  if (total === undefined) return typeof input === 'string' ? input : '';
  if (total < 12) return text.months(total);
  const { years, months } = yearsAndMonths(total);
  return months === 0 ? text.years(years) : `${text.years(years)} ${text.months(months)}`;
}

export function useFormatDuration(): (input: DurationInput) => string {
  const text = useText(durationTexts);
  return (input) => formatDuration(input, text);
}
