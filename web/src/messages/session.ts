import type { texts as en } from './en/session.ts';
import { textsOf } from './locale.ts';

export const sessionTexts = textsOf<typeof en>(import.meta.glob('./*/session.ts'));
