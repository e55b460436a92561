import type { texts as en } from './en/auth.ts';
import { textsOf } from './locale.ts';

export const authTexts = textsOf<typeof en>(import.meta.glob('./*/auth.ts'));
