import type { texts as en } from './en/facts.ts';
import { textsOf } from './locale.ts';

export const factsTexts = textsOf<typeof en>(import.meta.glob('./*/facts.ts'));
