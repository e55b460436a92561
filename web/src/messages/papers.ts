import type { texts as en } from './en/papers.ts';
import { textsOf } from './locale.ts';

export const papersTexts = textsOf<typeof en>(import.meta.glob('./*/papers.ts'));
