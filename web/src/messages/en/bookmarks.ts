export const texts = {
  /** The button on a card, which shows an icon only. */
  bookmark: (name: string) => `Bookmark ${name}`,
  /** The button of a page. */
  add: 'Bookmark',
  added: 'Bookmarked',
  prompt: 'Please log in to bookmark items',
  errors: {
    authentication: 'Authentication required',
    noToken: 'No authentication token provided',
    add: 'Failed to add bookmark',
    remove: 'Failed to remove bookmark',
    fetch: 'Failed to fetch bookmarks',
  },
};
