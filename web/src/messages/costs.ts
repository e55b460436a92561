import type { texts as en } from './en/costs.ts';
import { textsOf } from './locale.ts';

export const costsTexts = textsOf<typeof en>(import.meta.glob('./*/costs.ts'));
