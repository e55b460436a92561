export const texts = {
  'bookmarks.listed': 'Bookmarks',
  'bookmarks.added': 'Bookmark added',
  'bookmarks.removed': 'Bookmark removed',
  'bookmarks.full': ({ max, type }: { max: number; type: string }) =>
    `You can keep at most ${max} bookmarked ${type}. Remove one to add another.`,
};
