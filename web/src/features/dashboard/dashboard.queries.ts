import type { AttemptInfo } from '@disha/contract/quiz';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';

/** The dashboard does not wait long for what is only nice to have. */
const timeoutMs = 3000;

export const dashboardQueries = {
  lastAttempt: (userId: string) =>
    queryOptions({
      queryKey: [mine, 'last-attempt', userId],
      queryFn: async ({ signal }) => latest((await call('GET /quiz/attempts', { signal, timeoutMs })).attempts),
      retry: false,
      // A quiz may have been taken since.
      staleTime: 0,
    }),
};

export function latest(attempts: readonly AttemptInfo[]): AttemptInfo | null {
  return [...attempts].sort((a, b) => b.submittedAt.localeCompare(a.submittedAt))[0] ?? null;
}
