import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { textNow } from '../../messages/locale.ts';
import { searchTexts } from '../../messages/search.ts';

export const searchQueries = {
  find: (words: string) =>
    queryOptions({
      queryKey: ['search', words],
      queryFn: ({ signal }) =>
        call('GET /search', { query: { q: words }, signal, timeoutMs: 10_000, fallback: textNow(searchTexts).failed }),
      enabled: words !== '',
      // The last answer stays until the next is here: the list does not blink with every letter.
      placeholderData: keepPreviousData,
    }),
};
