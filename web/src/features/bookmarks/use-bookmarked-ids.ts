import type { BookmarkType } from '@disha/contract/bookmarks';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useUser } from '../../session/session.ts';
import { idOf } from './bookmark-item.ts';
import { bookmarksQueries } from './bookmarks.queries.ts';

const none: readonly string[] = [];

/** For rooms that go by what somebody has bookmarked of one catalog. Of nobody that is nothing, and nothing is waited for. */
export function useBookmarkedIds(type: BookmarkType): { ids: readonly string[]; isWaiting: boolean; query: UseQueryResult<unknown> } {
  const user = useUser();
  const query = useQuery({
    ...bookmarksQueries.mine(user?._id ?? ''),
    enabled: user !== null,
    select: ({ bookmarks }) => (bookmarks[type] ?? []).map(idOf),
  });
  return { ids: query.data ?? none, isWaiting: user !== null && query.isPending, query };
}
