import { durationInMonths, yearsAndMonths, type DurationInput } from '@disha/contract/duration';
import type { texts as en } from './en/duration.ts';
import { textsOf, useText } from './locale.ts';

const durationTexts = textsOf<typeof en>(import.meta.glob('./*/duration.ts'));

/** Under 12 months in months, otherwise years and months; text that says no length is left as it is. */
export function formatDuration(input: DurationInput, text: typeof en): string {
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
