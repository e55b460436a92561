/** Said to whoever comes back to what they have begun. */
export const texts = { title: 'Go on where you were', notNow: 'Not now' };
