/** The student details in the account. */
import { indianDay } from '@disha/contract/indian-day';
import { isShownOfAge } from '@disha/contract/of-age';
import type { StudentDetails } from '@disha/contract/passport';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { mine } from '../../../api/query-client.ts';
import type { Locale } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';

export const accountMessages = { timeoutMs: 10_000, fallback: (locale: Locale) => planTexts.in(locale).account.failed };

export const storedDetailsQuery = (userId: string) =>
  queryOptions({
    queryKey: [mine, 'passport', userId],
    queryFn: async ({ signal }) => (await call('GET /path/passport', { signal, ...accountMessages })).passport,
    staleTime: 0,
  });

/** Whether the account may keep it: the server asks the same. */
export const mayBeStored = ({ birthDate }: Pick<StudentDetails, 'birthDate'>): boolean => isShownOfAge(birthDate, indianDay());
