import type { texts as en } from './en/plan.ts';
import { textsOf } from './locale.ts';

export const planTexts = textsOf<typeof en>(import.meta.glob('./*/plan.ts'));
