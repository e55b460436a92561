import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { searchTexts } from '../../messages/search.ts';

export const searchQueries = {
  find: (words: string) =>
    queryOptions({
      queryKey: ['search', words],
      queryFn: ({ signal }) =>
        call('GET /search', { query: { q: words }, signal, timeoutMs: 10_000, fallback: (locale) => searchTexts.in(locale).failed }),
      enabled: words !== '',
      // The last answer stays until the next is here: the list does not blink with every letter.
      placeholderData: keepPreviousData,
    }),
};
