import type { PlanTexts } from '@disha/eligibility/words/plan-texts';
import { textsOf } from './locale.ts';

/** The sentences of a proposed plan: the same the server says. */
export const planWords = textsOf<PlanTexts>(import.meta.glob('../../../eligibility/src/words/*/plan.ts'));
