/** Presses of bookmarks that wait for a line. Apart from the other keys, which every page loads. */
export const waitingBookmarksKey = 'bookmarks-waiting';
