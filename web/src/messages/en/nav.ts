export const texts = {
  skip: 'Skip to content',
  main: 'Main',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  welcome: 'Welcome back!',
  /** The initials stand on the button without a picture; who says what they see must find it. What is in brackets is passed over. */
  accountMenu: (name: string, initials: string) => `Account menu of ${name}, ${initials}`,
  dashboard: 'Dashboard',
  profile: 'Profile',
  desk: 'Desk',
  logOut: 'Log out',
  kept: 'Kept on this phone',
  otherPerson: 'Somebody else uses this phone now',
  search: 'Search',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  more: 'More',
  /** The rooms by the question they answer. */
  groups: { myself: 'Myself', open: 'Open to me', explore: 'Explore', rank: 'My rank', money: 'Dates and money' },
  links: {
    quiz: 'Quiz',
    details: 'My details',
    doors: 'Doors by subjects',
    plan: 'My plan',
    states: 'How states admit',
    chances: 'My chances',
    list: 'My list of seats',
    calendar: 'My calendar',
    costs: 'What it costs',
  },
  footer: {
    /** Before the sentence that follows. */
    name: 'Disha.',
    honest: 'Guidance, not a verdict. Dates, fees and rules change: check them on the official site, and talk to a teacher.',
    privacy: 'Privacy',
    label: 'More about Disha',
  },
};
