/** Said to whoever comes back to what they have begun. */
export const texts = {
  title: 'Go on where you were',
  notNow: 'Not now',
  putAway: 'Something was put away on this phone. If it is yours, you can have it back.',
  takeOut: 'Take it out',
};
