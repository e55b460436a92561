/** What somebody without an account keeps on this phone, where an account would bookmark: on this phone alone, and never sent. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { itemId, name, parts, type ValueOf } from '@disha/contract/shape';
import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { askAnew } from '../../api/query-client.ts';
import { deviceValue } from '../../session/device-value.ts';
import { storedItemsKey } from '../../session/stored-keys.ts';
import { readRows } from '../../session/read-shape.ts';
import { bookmarksQueries } from './bookmarks.queries.ts';

const kept = parts(
  {
    type: itemId,
    id: itemId,
    /** As it was shown when it was kept. */
    name: name(1000),
  },
  ...(['type', 'id', 'name'] as const),
);
type KeptItem = ValueOf<typeof kept>;

const most = 200;

const store = deviceValue<readonly KeptItem[]>(storedItemsKey, readRows<KeptItem>(kept, most));

type KeptKey = Pick<KeptItem, 'type' | 'id'>;
const isOther = (one: KeptKey) => (item: KeptKey) => item.type !== one.type || item.id !== one.id;

export const storedItemsHere = {
  /** The newest first. */
  useItems: store.useValue,
  /** False where this browser keeps nothing beyond the page. */
  keep: (item: KeptItem): boolean => store.write([item, ...store.read().filter(isOther(item))].slice(0, most)),
  drop: (item: KeptKey): void => {
    const left = store.read().filter(isOther(item));
    if (left.length === 0) store.forget();
    else store.write(left);
  },
};

/** For the person who claims it: into their bookmarks, one after the other. Where the line breaks, the others are still here. */
export const guestItems = {
  count: (): number => store.readOf(null).length,
  inAccount: async (queryClient: QueryClient, userId: string): Promise<number> =>
    (await queryClient.fetchQuery(bookmarksQueries.mine(userId))).newest.length,
  take: async (queryClient: QueryClient, userId: string): Promise<void> => {
    // The oldest first, so that the newest comes to stand first there too.
    for (const { type, id } of [...store.readOf(null)].reverse()) {
      await call('POST /bookmarks/add', { body: { type: type as BookmarkType, itemId: id } }).catch((error: unknown) => {
        // What has left its catalog cannot be bookmarked, and must not hold up the others.
        if (!isApiError(error, 'not_found')) throw error;
      });
      store.writeOf(null, store.readOf(null).filter(isOther({ type, id })));
    }
    store.forgetOf(null);
    await askAnew(queryClient, bookmarksQueries.mine(userId).queryKey);
  },
};
