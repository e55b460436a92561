import { byLanguage } from '@disha/contract/words/by-language';
import type { Words } from './words.ts';

/** Every language the quiz speaks. */
export const languages = await byLanguage<Words>((language) => import(`./${language}/words.ts`));

export const everyLanguage: readonly Words[] = Object.values(languages);
