/** The passport in the account. */
import { indianDay } from '@disha/contract/indian-day';
import { isShownOfAge } from '@disha/contract/of-age';
import type { Passport } from '@disha/contract/passport';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { mine } from '../../../api/query-client.ts';
import type { Locale } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';

export const says = { timeoutMs: 10_000, fallback: (locale: Locale) => planTexts.in(locale).account.failed };

export const keptQuery = (userId: string) =>
  queryOptions({
    queryKey: [mine, 'passport', userId],
    queryFn: async ({ signal }) => (await call('GET /path/passport', { signal, ...says })).passport,
    staleTime: 0,
  });

/** Whether the account may keep it: the server asks the same. */
export const mayBeKept = ({ birthDate }: Pick<Passport, 'birthDate'>): boolean => isShownOfAge(birthDate, indianDay());
