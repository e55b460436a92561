import { english } from './en/words.ts';
import { hindi } from './hi/words.ts';
import type { Language, Words } from './words.ts';

/** Every language the quiz speaks: a new one is a folder here and a line. */
export const languages: Readonly<Record<Language, Words>> = { en: english, hi: hindi };

export const everyLanguage: readonly Words[] = Object.values(languages);
