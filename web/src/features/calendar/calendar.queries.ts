import { limits } from '@disha/contract/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';
import { calendarTexts } from '../../messages/calendar.ts';
import type { Locale } from '../../messages/locale.ts';

const fallback = (locale: Locale) => calendarTexts.in(locale).failed;
const addressFallback = (locale: Locale) => calendarTexts.in(locale).address.failed;

export const calendarQueries = {
  dated: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['calendar', 'dated', ids],
      enabled: ids.length > 0,
      queryFn: ({ signal }) => call('GET /calendar', { query: { exams: ids.join(',') }, signal, fallback }),
      // One exam more must not make the others blink.
      placeholderData: keepPreviousData,
    }),
  /** All there are, to choose from. */
  choices: () =>
    queryOptions({
      queryKey: ['calendar', 'choices'],
      queryFn: async ({ signal }) => (await call('GET /exams', { query: { limit: String(limits.listLimit) }, signal, fallback })).exams,
    }),
  address: (userId: string) =>
    queryOptions({
      queryKey: [mine, 'calendar-address', userId],
      queryFn: async ({ signal }) => (await call('GET /calendar/address', { signal, fallback: addressFallback })).since,
    }),
};

export const makeAddress = () => call('POST /calendar/address', { fallback: addressFallback });
export const endAddress = () => call('DELETE /calendar/address', { fallback: addressFallback });
