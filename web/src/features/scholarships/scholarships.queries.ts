import type { Scholarship, ScholarshipCard } from '@disha/contract/scholarships.card';
import { limits } from '@disha/contract/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';

/** The page is sent with all of them: a quarter of that was addresses of sources. */
const listed = ({ sources: _, ...scholarship }: Scholarship): ScholarshipCard => scholarship;

export const scholarshipsQueries = {
  /** All of them, or what the words find; narrowed here, so that no server is told of a group or an income. */
  list: (search: string) =>
    queryOptions({
      queryKey: ['scholarships', 'list', search],
      queryFn: async ({ signal }) => {
        const { scholarships } = await call('GET /scholarships', {
          query: { limit: String(limits.listLimit), ...(search === '' ? {} : { search }) },
          signal,
          fallback: (locale) => scholarshipsTexts.in(locale).failed,
        });
        return { scholarships: scholarships.map(listed) };
      },
      // The list does not blink with every letter.
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['scholarships', 'detail', id],
      queryFn: ({ signal }) =>
        call('GET /scholarships/:id', { params: { id }, signal, fallback: (locale) => scholarshipsTexts.in(locale).detail.failed }),
    }),
  /** How a state helps, of its page. */
  help: (slug: string) =>
    queryOptions({
      queryKey: ['states', 'detail', slug],
      queryFn: ({ signal }) =>
        call('GET /states/:slug', { params: { slug }, signal, fallback: (locale) => scholarshipsTexts.in(locale).failed }),
    }),
};
