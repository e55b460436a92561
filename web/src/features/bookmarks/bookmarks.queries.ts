import type { BookmarkType } from '@disha/contract/taxonomy';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';
import { bookmarksTexts } from '../../messages/bookmarks.ts';
import { textNow } from '../../messages/locale.ts';
import { useSession } from '../../session/session.ts';
import { hasToken } from '../../session/token-at-hand.ts';
import { toast } from '../../ui/toast.ts';

export interface BookmarkChange {
  action: 'add' | 'remove';
  type: BookmarkType;
  itemId: string;
  /** Who pressed: a change that has waited must not end in the list of the next person at this phone. */
  userId: string;
}

/** A button must not look pressed for ever over a dead network. */
const timeoutMs = 10_000;

const texts = () => textNow(bookmarksTexts).errors;
const refused = (message: string) => new ApiError({ code: 'unauthenticated', status: 0, message });

export const bookmarksQueries = {
  /** The one list that every button and the dashboard look at. */
  mine: (userId: string) =>
    queryOptions({
      queryKey: [mine, 'bookmarks', userId],
      queryFn: async ({ signal }) => {
        if (!hasToken()) throw refused(texts().noToken);
        return (await call('GET /bookmarks', { signal, timeoutMs, fallback: texts().fetch })).bookmarks;
      },
      // Another tab may have changed them meanwhile.
      refetchOnWindowFocus: 'always',
    }),
};

const changeKey = ['bookmarks', 'change'] as const;

/** Changes on their way, oldest first. */
export const pendingChanges = { mutationKey: changeKey, status: 'pending' } as const;

/**
 * One change after another, in the order of the presses, so that the last press is what stays. Until the answer is
 * here the buttons show what was asked for (see useBookmark); when it fails, that is simply no longer so.
 */
export function changeBookmark(queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: changeKey,
    scope: { id: 'bookmarks' },
    mutationFn: async ({ action, type, itemId, userId }: BookmarkChange) => {
      if (!hasToken() || useSession.getState().user?._id !== userId) throw refused(texts().authentication);
      return (await call(`POST /bookmarks/${action}`, { body: { type, itemId }, timeoutMs, fallback: texts()[action] })).bookmarks;
    },
    onSuccess: async (bookmarks, { userId }) => {
      if (useSession.getState().user?._id !== userId) return;
      const { queryKey } = bookmarksQueries.mine(userId);
      // A list that was asked for before this answer may be older than it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, bookmarks);
    },
    onError: (error, { userId }) => {
      toast.error(error.message);
      // No answer does not mean that nothing happened: ask how things stand.
      void queryClient.invalidateQueries({ queryKey: bookmarksQueries.mine(userId).queryKey });
    },
  });
}
