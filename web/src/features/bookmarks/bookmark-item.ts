import type { BookmarkType } from '@disha/contract/bookmarks';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';

/** An item comes whole or as its bare id. */
type BookmarkItem = CatalogItem | string;
/** By the names of the catalogs. */
export type BookmarkLists = Readonly<Partial<Record<string, readonly BookmarkItem[]>>>;

interface AnyItem {
  _id?: string;
  id?: string;
  name?: string;
  title?: string;
}

export function bookmarkedId(item: BookmarkItem): string {
  if (typeof item === 'string') return item;
  const { _id, id }: AnyItem = item;
  return _id ?? id ?? '';
}

/** Ids are readable: until the item itself is here, or when it has gone, the id's words will do. */
export function nameOf(item: BookmarkItem): string {
  if (typeof item === 'string') return `${item.charAt(0).toUpperCase()}${item.slice(1).replaceAll('-', ' ')}`;
  const { name, title }: AnyItem = item;
  return name ?? title ?? bookmarkedId(item);
}

export function holds(bookmarks: BookmarkLists | undefined, type: BookmarkType, itemId: string): boolean {
  return bookmarks?.[type]?.some((item) => bookmarkedId(item) === itemId) ?? false;
}
