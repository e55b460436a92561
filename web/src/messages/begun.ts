import type { texts as en } from './en/begun.ts';
import { textsOf } from './locale.ts';

export const begunTexts = textsOf<typeof en>(import.meta.glob('./*/begun.ts'));
