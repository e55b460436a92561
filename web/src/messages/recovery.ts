import type { texts as en } from './en/recovery.ts';
import { textsOf } from './locale.ts';

export const recoveryTexts = textsOf<typeof en>(import.meta.glob('./*/recovery.ts'));
