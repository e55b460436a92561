import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';

/** What belongs to the signed-in person has keys that begin with this; it goes when they go. */
export const mine = 'mine';

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Catalogs change a few times a year; the server answers 304 afterwards.
        staleTime: 5 * 60_000,
        gcTime: 30 * 60_000,
        // Without a network an honest error with "Try again" beats an endless skeleton.
        networkMode: 'always',
        // What failed is asked for by itself when the browser is online again.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isApiError(error) && error.isTemporary && error.code !== 'timeout' && isOnline(),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * For what has just been changed. An answer on its way may be older than the change, and where a page has none yet it would be taken for
 * the new one (TanStack Query gives up only a second one for a third): it is not waited for.
 */
export async function askAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine;
}
