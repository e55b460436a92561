import { byLanguage } from '@disha/contract/words/by-language';
import type { EligibilityTexts } from './texts.ts';

/** Every language verdicts are told in. */
export const judgementTexts = await byLanguage<EligibilityTexts>((language) => import(`./${language}/verdicts.ts`));
