import type { ExamCard, ListedExam } from '@disha/contract/exams.card';
import { limits } from '@disha/contract/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { examsTexts } from '../../messages/exams.ts';

/** A page is sent with hundreds of them, and what each is about was two fifths of it. */
const listed = ({ description: _, ...exam }: ExamCard): ListedExam => exam;

export const examsQueries = {
  list: () =>
    queryOptions({
      queryKey: ['exams', 'list'],
      queryFn: async ({ signal }) => {
        const query = { limit: String(limits.listLimit) };
        const { exams } = await call('GET /exams', { query, signal, fallback: (locale) => examsTexts.in(locale).failed });
        return { exams: exams.map(listed) };
      },
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
