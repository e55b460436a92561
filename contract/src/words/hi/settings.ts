import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/settings.ts';

export const texts: SameAs<typeof en> = { 'settings.shown': 'सेटिंग', 'taxonomy.shown': 'शब्द' };
