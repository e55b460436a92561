export const texts = {
  skip: 'Skip to content',
  main: 'Main',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  welcome: 'Welcome back!',
  accountMenu: (name: string) => `Account menu of ${name}`,
  dashboard: 'Dashboard',
  profile: 'Profile',
  logOut: 'Log out',
  search: 'Search',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  footer: {
    honest: 'Guidance, not a verdict. Dates, fees and rules change: check them on the official site, and talk to a teacher.',
    privacy: 'Privacy',
    label: 'More about Disha',
  },
};
