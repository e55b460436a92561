import { limits } from '@disha/contract/limits';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import type { CollegeWishes } from './college-list.ts';

/** A few screens of cards: asked for while the one before is read. */
const pageSize = 60;

export const collegesQueries = {
  stats: () =>
    queryOptions({
      queryKey: ['colleges', 'stats'],
      queryFn: ({ signal }) => call('GET /colleges/stats', { signal }),
    }),
  /** The whole directory in one lean list, or what teaches one course. */
  list: (course: string) =>
    queryOptions({
      queryKey: ['colleges', 'list', course],
      queryFn: ({ signal }) =>
        call('GET /colleges', {
          query: { limit: String(limits.listLimit), sortBy: 'name', sortOrder: 'asc', ...(course === '' ? {} : { course }) },
          signal,
          fallback: (locale) => collegesTexts.in(locale).failed,
        }),
    }),
  /** A directory too large for that, page by page. */
  pages: ({ search, state, type, sort, course }: CollegeWishes) =>
    infiniteQueryOptions({
      queryKey: ['colleges', 'pages', { search, state, type, sort, course }],
      initialPageParam: 1,
      queryFn: ({ signal, pageParam }) =>
        call('GET /colleges', {
          // Whatever stands in the address; the server refuses what it does not know.
          query: {
            page: String(pageParam),
            limit: String(pageSize),
            search,
            state: state as never,
            type: type as never,
            course,
            sortBy: (sort === '' ? undefined : sort) as never,
          },
          signal,
          fallback: (locale) => collegesTexts.in(locale).failed,
        }),
      getNextPageParam: ({ pagination }) => (pagination.hasNextPage ? pagination.currentPage + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['colleges', 'detail', id],
      queryFn: ({ signal }) =>
        call('GET /colleges/:id', { params: { id }, signal, fallback: (locale) => collegesTexts.in(locale).detail.failed }),
    }),
  courseName: (id: string) =>
    queryOptions({
      queryKey: ['courses', 'detail', id],
      queryFn: ({ signal }) => call('GET /courses/:id', { params: { id }, signal }),
    }),
};
