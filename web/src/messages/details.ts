import type { texts as en } from './en/details.ts';
import { textsOf } from './locale.ts';

export const detailsTexts = textsOf<typeof en>(import.meta.glob('./*/details.ts'));
