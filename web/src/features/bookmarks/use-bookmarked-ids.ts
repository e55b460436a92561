import type { BookmarkType } from '@disha/contract/bookmarks';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../session/session.ts';
import { bookmarkedId } from './bookmark-item.ts';
import { bookmarksQueries } from './bookmarks.queries.ts';
import { storedItemsHere } from './stored-items.ts';

const none: readonly string[] = [];

/** For features that go by what somebody has bookmarked of one catalog. Of a visitor: what is kept here. */
export function useBookmarkedIds(type: BookmarkType): { ids: readonly string[]; isWaiting: boolean; query: UseQueryResult<unknown> } {
  const user = useUser();
  const query = useQuery({
    ...bookmarksQueries.mine(user?._id ?? ''),
    enabled: user !== null,
    select: ({ bookmarks }) => (bookmarks[type] ?? []).map(bookmarkedId),
  });
  const kept = storedItemsHere.useItems();
  const here = useMemo(() => kept.flatMap((item) => (item.type === type ? [item.id] : [])), [kept, type]);
  return { ids: user === null ? here : (query.data ?? none), isWaiting: user !== null && query.isPending, query };
}
