import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../session/session.ts';
import { bookmarkedId, nameOf, type BookmarkLists } from './bookmark-item.ts';
import { bookmarksQueries } from './bookmarks.queries.ts';
import { storedItemsHere } from './stored-items.ts';

interface OwnBookmarks {
  /** By the names of the catalogs, the newest first. */
  items: Readonly<Record<string, readonly { id: string; name: string }[]>>;
  /** All of them, whatever they are of: the newest first. */
  newest: readonly { type: string; id: string }[];
  isLoading: boolean;
}

const none: OwnBookmarks['newest'] = [];

/** For other features: what the person here has bookmarked, or has kept on this phone without an account, by name. */
export function useOwnBookmarks(): OwnBookmarks {
  const user = useUser();
  const { data, isLoading } = useQuery({ ...bookmarksQueries.mine(user?._id ?? ''), enabled: user !== null });
  const kept = storedItemsHere.useItems();
  if (user === null) {
    const types = [...new Set(kept.map(({ type }) => type))];
    const named = types.map((type) => [type, kept.filter((item) => item.type === type)]);
    return { items: Object.fromEntries(named) as OwnBookmarks['items'], newest: kept, isLoading: false };
  }
  const lists = Object.entries((data?.bookmarks ?? {}) as BookmarkLists);
  // One that has left its catalog comes as its bare id, and leads nowhere.
  const items = lists.map(([type, list = []]) => [
    type,
    list.filter((item) => typeof item !== 'string').map((item) => ({ id: bookmarkedId(item), name: nameOf(item) })),
  ]);
  return { items: Object.fromEntries(items) as OwnBookmarks['items'], newest: data?.newest ?? none, isLoading };
}
