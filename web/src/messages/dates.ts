import type { texts as en } from './en/dates.ts';
import { textsOf } from './locale.ts';

export const datesTexts = textsOf<typeof en>(import.meta.glob('./*/dates.ts'));
