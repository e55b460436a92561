import { byLanguage } from '@disha/contract/words/by-language';
import type { Texts } from './texts.ts';

/** Every language verdicts are told in. */
export const languages = await byLanguage<Texts>((language) => import(`./${language}/verdicts.ts`));
