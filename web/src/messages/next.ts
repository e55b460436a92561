import type { texts as en } from './en/next.ts';
import { textsOf } from './locale.ts';

export const nextTexts = textsOf<typeof en>(import.meta.glob('./*/next.ts'));
