import { byLanguage } from '@disha/contract/words/by-language';
import type { texts } from './en/counsellings.ts';

/** Every language counsellings are told about in. */
export const counsellingTexts = await byLanguage<typeof texts>((language) => import(`./${language}/counsellings.ts`));
