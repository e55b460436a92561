import type { texts as en } from './en/together.ts';
import { textsOf } from './locale.ts';

export const togetherTexts = textsOf<typeof en>(import.meta.glob('./*/together.ts'));
