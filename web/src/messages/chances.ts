import type { texts as en } from './en/chances.ts';
import { textsOf } from './locale.ts';

export const chancesTexts = textsOf<typeof en>(import.meta.glob('./*/chances.ts'));
