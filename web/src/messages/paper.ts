import type { texts as en } from './en/paper.ts';
import { textsOf } from './locale.ts';

export const paperTexts = textsOf<typeof en>(import.meta.glob('./*/paper.ts'));
