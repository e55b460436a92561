import type { ServerTexts } from '../say.ts';
import { byLanguage } from './by-language.ts';

/** What is said, in every language. For the server. */
export const textsOfEveryLanguage = await byLanguage<ServerTexts>((language) => import(`./${language}/texts.ts`));
