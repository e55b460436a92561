import { byLanguage } from './by-language.ts';
import type { TaxonomyWords } from './taxonomy-words.ts';

/** What people call the shared values, in every language. For the server. */
export const everyTaxonomy = await byLanguage<TaxonomyWords>((language) => import(`./${language}/taxonomy.ts`));
