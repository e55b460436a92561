import type { texts as en } from './en/plan-chosen.ts';
import { textsOf } from './locale.ts';

export const planChosenTexts = textsOf<typeof en>(import.meta.glob('./*/plan-chosen.ts'));
