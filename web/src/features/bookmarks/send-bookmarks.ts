/** Presses that wait go into the account of the person who pressed, in their order. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { networkOnly } from '../../api/local-handlers.ts';
import { askAnew } from '../../api/query-client.ts';
import { bookmarksQueries } from './bookmarks.queries.ts';
import { waitingBookmarks } from './waiting-bookmarks.ts';

/** The same twice does no harm: an account has an item or it has not. */
export async function sendBookmarks(queryClient: QueryClient, userId: string): Promise<void> {
  for (const change of waitingBookmarks.of(userId)) {
    const body = { type: change.type as BookmarkType, itemId: change.id };
    await call(`POST /bookmarks/${change.action as 'add' | 'remove'}`, { body, headers: networkOnly }).catch((error: unknown) => {
      // What has left its catalog, or finds no more room, must not hold up the others.
      if (!isApiError(error, 'not_found') && !isApiError(error, 'conflict')) throw error;
    });
    waitingBookmarks.sent(userId, change);
  }
  await askAnew(queryClient, bookmarksQueries.mine(userId).queryKey);
}
