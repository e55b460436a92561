import { byLanguage } from './by-language.ts';

/** Districts in the letters of each language, by their sound; English is what they are written in. For the server. */
export const districtNames = await byLanguage<Readonly<Record<string, string>>>((language) => import(`./${language}/districts.ts`));
