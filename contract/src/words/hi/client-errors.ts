import type { SameAs } from '../../words.ts';
import type { texts as en } from '../en/client-errors.ts';

export const texts: SameAs<typeof en> = { 'clientErrors.noted': 'दर्ज हो गया' };
