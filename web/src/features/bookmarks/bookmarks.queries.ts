import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError, type Fallback } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { askAnew, mine } from '../../api/query-client.ts';
import { errorText } from '../../api/error-text.ts';
import type { Locale } from '../../messages/locale.ts';
import { bookmarksTexts } from '../../messages/bookmarks.ts';
import { useSession } from '../../session/session.ts';
import { hasToken } from '../../session/token-at-hand.ts';
import { isAway } from '../../catalog/shared/is-away.ts';
import { toast } from '../../ui/toast.ts';
import { waitingBookmarks, type BookmarkChange } from './waiting-bookmarks.ts';

/** A button must not look pressed for ever over a dead network. */
const timeoutMs = 10_000;

const texts = (locale: Locale) => bookmarksTexts.in(locale).errors;
const refused = (fallback: Fallback) => new ApiError({ code: 'unauthenticated', status: 0, fallback });

export const bookmarksQueries = {
  /** The one list that every button and the dashboard look at. */
  mine: (userId: string) =>
    queryOptions({
      queryKey: [mine, 'bookmarks', userId],
      queryFn: async ({ signal }) => {
        if (!hasToken()) throw refused((locale) => texts(locale).noToken);
        return call('GET /bookmarks', { signal, timeoutMs, fallback: (locale) => texts(locale).fetch });
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
export function changeBookmark(queryClient: QueryClient, locale: Locale) {
  return mutationOptions({
    mutationKey: changeKey,
    scope: { id: 'bookmarks' },
    /** Null where the server has not heard of it: then it waits. */
    mutationFn: async (change: BookmarkChange) => {
      const { action, type, itemId, userId } = change;
      if (!hasToken() || useSession.getState().user?._id !== userId) throw refused((locale) => texts(locale).authentication);
      try {
        const body = { type, itemId };
        return await call(`POST /bookmarks/${action}`, { body, timeoutMs, fallback: (locale) => texts(locale)[action] });
      } catch (error) {
        if (!isAway(error) || !waitingBookmarks.put(change)) throw error;
        return null;
      }
    },
    onSuccess: async (answer, change) => {
      const { userId } = change;
      if (useSession.getState().user?._id !== userId) return;
      if (answer === null) {
        toast.info(bookmarksTexts.in(locale).waits);
        return;
      }
      waitingBookmarks.heard(change);
      const { queryKey } = bookmarksQueries.mine(userId);
      // A list that was asked for before this answer may be older than it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
    },
    onError: (error, { userId }) => {
      toast.error(errorText(error, locale));
      // No answer does not mean that nothing happened: ask how things stand.
      void askAnew(queryClient, bookmarksQueries.mine(userId).queryKey);
    },
  });
}
