import type { texts as en } from './en/nav.ts';
import { textsOf } from './locale.ts';

export const navTexts = textsOf<typeof en>(import.meta.glob('./*/nav.ts'));
