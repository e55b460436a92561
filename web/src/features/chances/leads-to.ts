import type { BookmarkType } from '@disha/contract/bookmarks';

/** Whose items a line of seats leads to, and whose pages show what they closed at. */
export const targetCatalog: BookmarkType = 'colleges';
/** Whose items a rank is had in. */
export const rankedBy: BookmarkType = 'exams';
