import type { texts as en } from './en/common.ts';
import { textsOf } from './locale.ts';

export const commonTexts = textsOf<typeof en>(import.meta.glob('./*/common.ts'));
