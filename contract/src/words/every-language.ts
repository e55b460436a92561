import type { Texts } from '../say.ts';
import { byLanguage } from './by-language.ts';

/** What is said, in every language. For the server. */
export const everyLanguage = await byLanguage<Texts>((language) => import(`./${language}/texts.ts`));
