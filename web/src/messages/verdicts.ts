import type { texts as en } from './en/verdicts.ts';
import { textsOf } from './locale.ts';

/** Texts of chips and reasons: they load only if there are student details. */
export const verdictTexts = textsOf<typeof en>(import.meta.glob('./*/verdicts.ts'), { onDemand: true });
