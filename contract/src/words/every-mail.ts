import { byLanguage } from './by-language.ts';
import type { texts as en } from './en/mails.ts';

/** What stands in mails, in every language. For the server. */
export const everyMail = await byLanguage<typeof en>((language) => import(`./${language}/mails.ts`));
