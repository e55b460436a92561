import type { texts as en } from './en/verdicts-how.ts';
import { textsOf } from './locale.ts';

export const verdictsHowTexts = textsOf<typeof en>(import.meta.glob('./*/verdicts-how.ts'));
