import type { texts as en } from './en/bookmarks.ts';
import { textsOf } from './locale.ts';

export const bookmarksTexts = textsOf<typeof en>(import.meta.glob('./*/bookmarks.ts'));
