import { limits } from '@disha/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { examsTexts } from '../../messages/exams.ts';

export const examsQueries = {
  list: () =>
    queryOptions({
      queryKey: ['exams', 'list'],
      queryFn: ({ signal }) =>
        call('GET /exams', { query: { limit: String(limits.listLimit) }, signal, fallback: (locale) => examsTexts.in(locale).failed }),
    }),
  filters: () =>
    queryOptions({
      queryKey: ['exams', 'filters'],
      queryFn: ({ signal }) => call('GET /exams/filters', { signal }),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['exams', 'detail', id],
      queryFn: ({ signal }) =>
        call('GET /exams/:id', { params: { id }, signal, fallback: (locale) => examsTexts.in(locale).detail.failed }),
    }),
};
