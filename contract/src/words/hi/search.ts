import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/search.ts';

export const texts: SameAs<typeof en> = { 'search.found': 'खोज' };
