import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { statesTexts } from '../../messages/states.ts';

export const statesQueries = {
  list: () =>
    queryOptions({
      queryKey: ['states', 'list'],
      queryFn: ({ signal }) => call('GET /states', { signal, fallback: (locale) => statesTexts.in(locale).failed }),
    }),
  detail: (slug: string) =>
    queryOptions({
      queryKey: ['states', 'detail', slug],
      queryFn: ({ signal }) =>
        call('GET /states/:slug', { params: { slug }, signal, fallback: (locale) => statesTexts.in(locale).detail.failed }),
    }),
};
