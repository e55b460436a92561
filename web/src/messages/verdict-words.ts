import type { EligibilityTexts as VerdictWords } from '@disha/eligibility/words/texts';
import { textsOf } from './locale.ts';

/** Subjects, and the sentences of verdicts: the same the server says. */
export const verdictWords = textsOf<VerdictWords>(import.meta.glob('../../../eligibility/src/words/*/verdicts.ts'));
