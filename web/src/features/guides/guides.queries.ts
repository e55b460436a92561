import { limits } from '@disha/contract/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { texts as en } from '../../messages/en/guides.ts';
import { textsOf } from '../../messages/locale.ts';

export const guidesTexts = textsOf<typeof en>(import.meta.glob('../../messages/*/guides.ts'));

export const guidesQueries = {
  /** All of them, or what the words find: what else people type is known to the server alone. */
  list: (search: string) =>
    queryOptions({
      queryKey: ['guides', 'list', search],
      queryFn: ({ signal }) =>
        call('GET /guides', {
          query: { limit: String(limits.listLimit), ...(search === '' ? {} : { search }) },
          signal,
          fallback: (locale) => guidesTexts.in(locale).failed,
        }),
      // The list does not blink with every letter.
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['guides', 'detail', id],
      queryFn: ({ signal }) =>
        call('GET /guides/:id', { params: { id }, signal, fallback: (locale) => guidesTexts.in(locale).detail.failed }),
    }),
};
