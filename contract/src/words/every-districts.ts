import type { Language } from '../languages.ts';
import { districts as hi } from './hi/districts.ts';

/** Districts in the letters of each language, by their sound; English is what they are written in. For the server. */
export const districtNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: {}, hi };
