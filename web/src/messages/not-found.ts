import type { texts as en } from './en/not-found.ts';
import { textsOf } from './locale.ts';

export const notFoundTexts = textsOf<typeof en>(import.meta.glob('./*/not-found.ts'));
