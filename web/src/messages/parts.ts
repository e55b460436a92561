import type { texts as en } from './en/parts.ts';
import { textsOf } from './locale.ts';

export const partsTexts = textsOf<typeof en>(import.meta.glob('./*/parts.ts'));
