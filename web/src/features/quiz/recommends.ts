import type { BookmarkType } from '@disha/contract/bookmarks';

/** The catalog whose items a result recommends. */
export const recommends: BookmarkType = 'courses';
