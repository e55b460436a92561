import type { texts as en } from './en/path.ts';
import { textsOf } from './locale.ts';

export const pathTexts = textsOf<typeof en>(import.meta.glob('./*/path.ts'));
