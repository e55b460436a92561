import type { BookmarkType } from '@disha/contract/bookmarks';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { ApiError, type Fallback } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';
import { errorText } from '../../api/error-text.ts';
import type { Locale } from '../../messages/locale.ts';
import { bookmarksTexts } from '../../messages/bookmarks.ts';
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
    mutationFn: async ({ action, type, itemId, userId }: BookmarkChange) => {
      if (!hasToken() || useSession.getState().user?._id !== userId) throw refused((locale) => texts(locale).authentication);
      return call(`POST /bookmarks/${action}`, { body: { type, itemId }, timeoutMs, fallback: (locale) => texts(locale)[action] });
    },
    onSuccess: async (answer, { userId }) => {
      if (useSession.getState().user?._id !== userId) return;
      const { queryKey } = bookmarksQueries.mine(userId);
      // A list that was asked for before this answer may be older than it.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
    },
    onError: (error, { userId }) => {
      toast.error(errorText(error, locale));
      // No answer does not mean that nothing happened: ask how things stand.
      void queryClient.invalidateQueries({ queryKey: bookmarksQueries.mine(userId).queryKey });
    },
  });
}
