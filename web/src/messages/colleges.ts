import type { texts as en } from './en/colleges.ts';
import { textsOf } from './locale.ts';

export const collegesTexts = textsOf<typeof en>(import.meta.glob('./*/colleges.ts'));
