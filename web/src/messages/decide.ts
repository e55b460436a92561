import type { texts as en } from './en/decide.ts';
import { textsOf } from './locale.ts';

export const decideTexts = textsOf<typeof en>(import.meta.glob('./*/decide.ts'));
