import type { texts as en } from './en/fees.ts';
import { textsOf } from './locale.ts';

export const feesTexts = textsOf<typeof en>(import.meta.glob('./*/fees.ts'));
