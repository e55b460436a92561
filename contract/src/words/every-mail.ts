import type { Language } from '../languages.ts';
import { texts as en } from './en/mails.ts';
import { texts as hi } from './hi/mails.ts';

/** What stands in mails, in every language: a new one is a line. For the server. */
export const everyMail: Readonly<Record<Language, typeof en>> = { en, hi };
