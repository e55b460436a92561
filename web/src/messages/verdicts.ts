import type { texts as en } from './en/verdicts.ts';
import { textsOf } from './locale.ts';

/** Of chips and reasons: wanted only where there is a passport. */
export const verdictTexts = textsOf<typeof en>(import.meta.glob('./*/verdicts.ts'), { onDemand: true });
