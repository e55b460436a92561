import type { texts as en } from './en/search.ts';
import { textsOf } from './locale.ts';

export const searchTexts = textsOf<typeof en>(import.meta.glob('./*/search.ts'));
