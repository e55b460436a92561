/** What a browser offers of putting the application among others, once and early: kept from popping up, for a quiet place and moment. */
export const offered: { install?: Event } = {};
