export const texts = {
  documentTitle: 'Dashboard',
  greeting: (name: string) => `Welcome back, ${name}!`,
  /** When no name is known. */
  student: 'Student',
  loading: 'Loading your dashboard...',
  countsLabel: 'Bookmarks by kind',
  bookmarks: 'My Bookmarks',
  print: 'Print',
  printed: (name: string, date: string) => `Bookmarks of ${name}, ${date}`,
  view: 'View',
  remove: 'Remove',
  removing: 'Removing...',
  removed: (name: string) => `Removed ${name} from your bookmarks.`,
  showAll: (count: number, more: number) => `Show All ${count} Items (+${more} more)`,
  showLess: (hidden: number) => `Show Less (${hidden} hidden)`,
  empty: 'No bookmarks yet',
  gone: 'No longer available',
  goneHint: 'This item has left our catalog. You can remove it from your list.',
  first: {
    student: {
      title: 'Find what fits you',
      body: 'A short quiz ranks the options by what you like and says why. Your result will stand here.',
      go: 'Take the quiz',
    },
    graduate: {
      title: 'Where to begin',
      body: 'See what is open after a degree: what each course asks for, and where it leads.',
      go: 'Browse courses',
    },
  },
  lastResult: {
    title: 'Your last quiz result',
    on: (date: string) => `Taken on ${date}`,
    see: 'See the result',
    confidence: { clear: 'A clear result', good: 'A good fit', close: 'A close call', unclear: 'Not clear yet' },
  },
  profile: {
    title: 'Your profile',
    percent: (percent: string) => `${percent} complete`,
    hint: 'A few details more, and we can choose the right quiz, courses and exams for you.',
    complete: 'Complete Profile',
  },
};
