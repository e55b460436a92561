/** Presses that no server has heard of yet: what the account of the person who pressed shall have, the last press of each item. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { choice, itemId, parts, type ValueOf } from '@disha/contract/shape';
import { deviceValue } from '../../session/device-value.ts';
import { readRows } from '../../session/read-shape.ts';
import { waitingBookmarksKey } from '../../session/phone-waiting.ts';

export interface BookmarkChange {
  action: 'add' | 'remove';
  type: BookmarkType;
  itemId: string;
  /** Who pressed: a change that has waited must not end in the list of the next person at this phone. */
  userId: string;
}

const change = parts({ action: choice(['add', 'remove']), type: itemId, id: itemId }, ...(['action', 'type', 'id'] as const));
type WaitingChange = ValueOf<typeof change>;

const most = 500;
const store = deviceValue<readonly WaitingChange[]>(waitingBookmarksKey, readRows<WaitingChange>(change, most));

type PressedItem = Pick<BookmarkChange, 'type' | 'itemId'>;
const isOf =
  ({ type, itemId: id }: PressedItem) =>
  (one: WaitingChange) =>
    one.type === type && one.id === id;

function write(userId: string, changes: readonly WaitingChange[]): boolean {
  if (changes.length > 0) return store.writeOf(userId, changes);
  store.forgetOf(userId);
  return true;
}

export const waitingBookmarks = {
  useChanges: store.useValue,
  isOf,
  count: (userId: string): number => store.readOf(userId).length,
  /** False where this browser keeps nothing: then it does not wait. */
  put: (pressed: BookmarkChange): boolean => {
    const { action, type, itemId: id, userId } = pressed;
    const before = store.readOf(userId).filter((one) => !isOf(pressed)(one));
    const isKept = write(userId, [...before, { action, type, id }]);
    if (!isKept) write(userId, before);
    return isKept;
  },
  /** A press that was heard has taken the place of those that wait. */
  heard: ({ userId, ...item }: BookmarkChange): void => {
    const changes = store.readOf(userId);
    if (changes.some(isOf(item)))
      write(
        userId,
        changes.filter((one) => !isOf(item)(one)),
      );
  },
  of: (userId: string): readonly WaitingChange[] => store.readOf(userId),
  /** Pressed again while it was on its way: that goes next. */
  sent: (userId: string, { action, type, id }: WaitingChange): void => {
    const isSame = isOf({ type: type as BookmarkType, itemId: id });
    write(
      userId,
      store.readOf(userId).filter((one) => !isSame(one) || one.action !== action),
    );
  },
};
