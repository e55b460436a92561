import { byLanguage } from '@disha/contract/words/by-language';
import type { PlanTexts } from './plan-texts.ts';

/** Every language a proposed plan is told in. */
export const planLanguages = await byLanguage<PlanTexts>((language) => import(`./${language}/plan.ts`));
