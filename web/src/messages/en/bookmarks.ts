export const texts = {
  /** The button on a card, which shows an icon only. */
  bookmark: (name: string) => `Bookmark ${name}`,
  /** The button of a page. */
  add: 'Bookmark',
  added: 'Bookmarked',
  /** Shown after a press while offline. */
  bookmarkWaits: (name: string) => `Bookmark ${name}: waits for the network`,
  addedWaits: 'Bookmarked, waits for the network',
  removedWaits: 'Removed, waits for the network',
  waits: 'Noted on this phone. It goes into your account when the network is back.',
  waiting: (count: number) => (count === 1 ? '1 bookmark waits for the network' : `${count} bookmarks wait for the network`),
  prompt: 'Please log in to bookmark items',
  /** Without an account. */
  here: {
    keep: 'Keep on phone',
    kept: 'Kept on phone',
    done: 'Kept. You find it in the menu and at the foot of every page: “Kept on this phone”.',
    notKept: 'This browser keeps nothing once the page is closed.',
    title: 'Kept on this phone',
    lead:
      'What you kept without an account. It is on this phone alone; your plan and your calendar go by it, and a sealed file takes it ' +
      'along. If you sign in, we ask whether it shall become your bookmarks.',
    none: 'Nothing kept yet',
    noneHint: 'On the page of a course, career, college, exam or scholarship press “Keep on phone”.',
  },
  errors: {
    authentication: 'Authentication required',
    noToken: 'No authentication token provided',
    add: 'Failed to add bookmark',
    remove: 'Failed to remove bookmark',
    fetch: 'Failed to fetch bookmarks',
  },
};
