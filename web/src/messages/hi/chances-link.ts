import type { texts as english } from '../en/chances-link.ts';

export const texts: typeof english = { link: 'मेरी रैंक पर कहाँ?' };
