import type { Language } from '../languages.ts';
import { texts as en } from './en/taxonomy.ts';
import { texts as hi } from './hi/taxonomy.ts';
import type { TaxonomyWords } from './taxonomy-words.ts';

/** What people call the shared values, in every language: a new one is a line. For the server. */
export const everyTaxonomy: Readonly<Record<Language, TaxonomyWords>> = { en, hi };
