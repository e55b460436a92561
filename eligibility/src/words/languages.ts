import type { Language } from '@disha/contract/languages';
import { texts as english } from './en.ts';
import { texts as hindi } from './hi.ts';
import type { Texts } from './texts.ts';

/** Every language verdicts are told in: a new one is a file here and a line. */
export const languages: Readonly<Record<Language, Texts>> = { en: english, hi: hindi };
