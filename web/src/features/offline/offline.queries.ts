import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { packs } from '../../api/packs.ts';
import { offlineTexts } from '../../messages/offline.ts';

const soonMs = 3000;

export const offlineQueries = {
  /** What can be kept, with its size. While some of it is still being weighed it is asked for again. */
  list: () =>
    queryOptions({
      queryKey: ['offline', 'packs'],
      queryFn: ({ signal }) => call('GET /packs', { signal, fallback: (locale) => offlineTexts.in(locale).screen.failed }),
      refetchInterval: ({ state: { data } }) => (data?.isWhole === false ? soonMs : false),
    }),
  kept: () => queryOptions({ queryKey: ['offline', 'kept'], queryFn: () => packs.kept(), staleTime: 0 }),
};
