import type { texts as en } from './en/sources.ts';
import { textsOf } from './locale.ts';

export const sourcesTexts = textsOf<typeof en>(import.meta.glob('./*/sources.ts'));
