import type { texts as en } from './en/counsel.ts';
import { textsOf } from './locale.ts';

export const counselTexts = textsOf<typeof en>(import.meta.glob('./*/counsel.ts'));
