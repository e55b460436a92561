import type { texts as en } from './en/catalog.ts';
import { textsOf } from './locale.ts';

export const catalogTexts = textsOf<typeof en>(import.meta.glob('./*/catalog.ts'));
