import type { Bookmarks } from '@disha/contract/bookmarks';
import type { BookmarkType } from '@disha/contract/taxonomy';

export type BookmarkItem<Type extends BookmarkType = BookmarkType> = Bookmarks[Type][number];
export type BookmarkCard<Type extends BookmarkType = BookmarkType> = Exclude<BookmarkItem<Type>, string>;

interface Named {
  _id?: string;
  id?: string;
  name?: string;
  title?: string;
}

/** An item comes whole or as its bare id. */
export function idOf(item: BookmarkItem): string {
  if (typeof item === 'string') return item;
  const { _id, id }: Named = item;
  return _id ?? id ?? '';
}

/** A bare id is all that is left of an item that has gone; it is readable, so its words will do. */
export function nameOf(item: BookmarkItem): string {
  if (typeof item === 'string') return `${item.charAt(0).toUpperCase()}${item.slice(1).replaceAll('-', ' ')}`;
  const { name, title }: Named = item;
  return name ?? title ?? idOf(item);
}

export function holds(bookmarks: Bookmarks | undefined, type: BookmarkType, itemId: string): boolean {
  const items: readonly BookmarkItem[] = bookmarks?.[type] ?? [];
  return items.some((item) => idOf(item) === itemId);
}
