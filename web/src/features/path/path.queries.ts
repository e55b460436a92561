import type { PathRules } from '@disha/contract/path';
import type { State } from '@disha/contract/taxonomy';
import type { Book } from '@disha/eligibility/types';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Every rule, and what the items are called. */
export interface Rules extends PathRules {
  book: Book;
}

interface Where {
  course: string;
  state?: State | undefined;
  district?: string | undefined;
}

/** More than are shown: those for women or men alone are left out here, so that nobody is told who asks. */
const asked = '18';

export const pathQueries = {
  /** The same for everybody, and asked for with nothing of anybody in it. */
  rules: () =>
    queryOptions({
      queryKey: ['path', 'rules'],
      queryFn: async ({ signal }): Promise<Rules> => {
        const { book, names } = await call('GET /path/rules', { signal });
        return { book: book as Book, names };
      },
      staleTime: Infinity,
      gcTime: Infinity,
    }),
  /** Where a course is taught, the nearest first. Nothing of the student goes along but the place, as with a filter of the list. */
  places: ({ course, state, district }: Where) =>
    queryOptions({
      queryKey: ['path', 'places', course, state, district],
      queryFn: async ({ signal }) =>
        call('GET /colleges', {
          query: { course, basis: 'any', limit: asked, ...(state ? { state } : {}), ...(district ? { near: district } : {}) },
          signal,
        }),
    }),
  /** How a state admits. */
  state: (slug: string) =>
    queryOptions({
      queryKey: ['path', 'states', slug],
      queryFn: async ({ signal }) => (await call('GET /states/:slug', { params: { slug }, signal })).state,
    }),
};
