import type { texts as en } from './en/instead.ts';
import { textsOf } from './locale.ts';

export const insteadTexts = textsOf<typeof en>(import.meta.glob('./*/instead.ts'));
