import { limits } from '@disha/contract/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { careersTexts } from '../../messages/careers.ts';

export const careersQueries = {
  /** All of them, or what the words find: the names people use are known to the server alone. */
  list: (search: string) =>
    queryOptions({
      queryKey: ['careers', 'list', search],
      queryFn: ({ signal }) =>
        call('GET /careers', {
          query: { limit: String(limits.careerListLimit), ...(search === '' ? {} : { search }) },
          signal,
          fallback: (locale) => careersTexts.in(locale).failed,
        }),
      // The list does not blink with every letter.
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['careers', 'detail', id],
      queryFn: ({ signal }) =>
        call('GET /careers/:id', { params: { id }, signal, fallback: (locale) => careersTexts.in(locale).detail.failed }),
    }),
  /** The exam on the way there, for its dates. */
  gate: (id: string) =>
    queryOptions({ queryKey: ['careers', 'gate', id], queryFn: ({ signal }) => call('GET /exams/:id', { params: { id }, signal }) }),
};
