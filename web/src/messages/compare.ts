import type { texts as en } from './en/compare.ts';
import { textsOf } from './locale.ts';

export const compareTexts = textsOf<typeof en>(import.meta.glob('./*/compare.ts'));
