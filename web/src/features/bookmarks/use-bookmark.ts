import { useLocale } from '../../messages/locale.ts';
import type { BookmarkType } from '@disha/contract/bookmarks';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { holds } from './bookmark-item.ts';
import { bookmarksQueries, changeBookmark, pendingChanges } from './bookmarks.queries.ts';
import { waitingBookmarks, type BookmarkChange } from './waiting-bookmarks.ts';

interface Bookmark {
  isOn: boolean;
  /** No server has heard of it yet. */
  waits: boolean;
  toggle: () => void;
}

/** One item's place in the shared list. A change on its way counts as done. */
export function useBookmark(userId: string, type: BookmarkType, itemId: string): Bookmark {
  const { data: isSaved = false } = useQuery({
    ...bookmarksQueries.mine(userId),
    select: ({ bookmarks }) => holds(bookmarks, type, itemId),
  });
  const { mutate } = useMutation(changeBookmark(useQueryClient(), useLocale()));
  const pending = usePending((change) => change.userId === userId && change.type === type && change.itemId === itemId);
  const asked = pending[pending.length - 1];
  const waiting = waitingBookmarks.useChanges().find(waitingBookmarks.isOf({ type, itemId }));
  const last = asked ?? waiting;
  const isOn = last === undefined ? isSaved : last.action === 'add';
  return {
    isOn,
    waits: asked === undefined && waiting !== undefined,
    toggle: () => {
      // While the list is not known a button shows "off", and adding what is there already does no harm.
      mutate({ action: isOn ? 'remove' : 'add', type, itemId, userId });
    },
  };
}

export function usePending(isMeant: (change: BookmarkChange) => boolean): readonly BookmarkChange[] {
  return useMutationState({
    filters: { ...pendingChanges, predicate: ({ state }) => isMeant(state.variables as BookmarkChange) },
    select: ({ state }) => state.variables as BookmarkChange,
  });
}
