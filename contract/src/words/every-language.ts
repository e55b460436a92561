import type { Language } from '../languages.ts';
import type { Texts } from '../say.ts';
import { texts as en } from './en/texts.ts';
import { texts as hi } from './hi/texts.ts';

/** What is said, in every language: a new one is a folder here and a line. For the server; the browser fetches one alone. */
export const everyLanguage: Readonly<Record<Language, Texts>> = { en, hi };
