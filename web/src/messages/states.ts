import type { texts as en } from './en/states.ts';
import { textsOf } from './locale.ts';

export const statesTexts = textsOf<typeof en>(import.meta.glob('./*/states.ts'));
