import type { PathRules } from '@disha/contract/path';
import type { Book } from '@disha/eligibility/types';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** Every rule, and what the items are called. */
export interface Rules extends PathRules {
  book: Book;
}

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
};
