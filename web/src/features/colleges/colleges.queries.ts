import { stateSlug, states, type State } from '@disha/contract/taxonomy';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError, isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { rowsAtOnce } from '../../ui/show-more.tsx';
import type { CollegeWishes } from './college-list.ts';

/** As many rows as a list shows at once. */
const pageSize = rowsAtOnce;
/** Of a district's own page, which is read without code too. */
const districtPageSize = 100;

/** Nothing puts them in an order of its own: no words, no course, no place to be near to. */
const isPlain = ({ search, course, near }: Pick<CollegeWishes, 'search' | 'course' | 'near'>) =>
  [search, course, near].every((one) => one === '');

const notFound = () => new ApiError({ code: 'not_found', status: 404 });

export const collegesQueries = {
  stats: () =>
    queryOptions({
      queryKey: ['colleges', 'stats'],
      queryFn: ({ signal }) => call('GET /colleges/stats', { signal }),
    }),
  /** What can be chosen within a state, with how many there are of each. */
  filters: (state: string, district: string) =>
    queryOptions({
      queryKey: ['colleges', 'filters', state, district],
      // Whatever stands in the address; the server refuses what it does not know.
      queryFn: async ({ signal }) => {
        // Every city of the country is more than all else that a first page is sent with, and no box offers them.
        const { cities: _, ...offered } = await call('GET /colleges/filters', { query: { state: state as never, district }, signal });
        return offered;
      },
      // Within a state alone: another one's districts, were they offered while its own are on their way, could be chosen.
      placeholderData: (earlier, query) => (query?.queryKey[2] === state ? earlier : undefined),
    }),
  /** From a page on, counted from 1. */
  pages: ({ sort, open: _open, ...wishes }: CollegeWishes, first: number) =>
    infiniteQueryOptions({
      queryKey: ['colleges', 'pages', { sort, ...wishes }, first],
      initialPageParam: first,
      queryFn: ({ signal, pageParam }) =>
        call('GET /colleges', {
          query: {
            page: String(pageParam),
            limit: String(pageSize),
            ...(wishes as object),
            // Of a course, what is usual comes after what is known, unless it is asked for alone.
            basis: (wishes.course !== '' && wishes.basis === '' ? 'any' : wishes.basis) as never,
            sortBy: (sort === '' && isPlain(wishes) ? 'common' : sort === '' ? undefined : sort) as never,
          },
          signal,
          fallback: (locale) => collegesTexts.in(locale).failed,
        }),
      getNextPageParam: ({ pagination }) => (pagination.hasNextPage ? pagination.currentPage + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
  /** A state's districts and kinds, by its address. */
  inState: (slug: string) =>
    queryOptions({
      queryKey: ['colleges', 'in', slug],
      queryFn: async ({ signal }) => {
        const state = stateOf(slug);
        const { districts, kinds } = await call('GET /colleges/filters', { query: { state }, signal });
        return { state, districts, kinds };
      },
    }),
  /** A district's kinds and a page of its colleges. An older name leads to the district of today. */
  inDistrict: (slug: string, district: string, page: number) =>
    queryOptions({
      queryKey: ['colleges', 'in', slug, district, page],
      queryFn: async ({ signal }) => {
        const state = stateOf(slug);
        const query = { state, district, counts: 'kinds' as const, page: String(page), limit: String(districtPageSize) };
        const { colleges, pagination, kinds, grounds } = await call('GET /colleges', { query, signal }).catch((error: unknown) => {
          throw isApiError(error, 'invalid') ? notFound() : error;
        });
        const name = colleges[0]?.location.district ?? (await nameOf(district, state));
        return { state, district: name, kinds: kinds ?? [], grounds, colleges, pagination };
      },
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['colleges', 'detail', id],
      queryFn: ({ signal }) =>
        call('GET /colleges/:id', { params: { id }, signal, fallback: (locale) => collegesTexts.in(locale).detail.failed }),
      // What a pack leaves out comes when the browser is online again.
      refetchOnReconnect: ({ state: { status, data } }) => (status === 'error' || data?.college.fromPack ? 'always' : false),
    }),
  courseName: (id: string) =>
    queryOptions({
      queryKey: ['courses', 'detail', id],
      queryFn: ({ signal }) => call('GET /courses/:id', { params: { id }, signal }),
    }),
};

/** Of a district without a college, which is rare: its table comes only then. */
async function nameOf(slug: string, state: State): Promise<string> {
  const { districtsCalled } = await import('@disha/contract/districts');
  const [district] = districtsCalled(slug, state);
  if (!district) throw notFound();
  return district.name;
}

function stateOf(slug: string) {
  const state = states.find((name) => stateSlug(name) === slug);
  if (state === undefined) throw notFound();
  return state;
}
