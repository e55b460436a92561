import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { coursesTexts } from '../../messages/courses.ts';

export const coursesQueries = {
  list: () =>
    queryOptions({
      queryKey: ['courses', 'list'],
      queryFn: ({ signal }) => call('GET /courses', { signal, fallback: (locale) => coursesTexts.in(locale).failed }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['courses', 'detail', id],
      queryFn: ({ signal }) =>
        call('GET /courses/:id', { params: { id }, signal, fallback: (locale) => coursesTexts.in(locale).detail.failed }),
    }),
};
