import type { texts as en } from './en/sheets.ts';
import { textsOf } from './locale.ts';

/** Sheets that come and go at the desk. */
export const sheetsTexts = textsOf<typeof en>(import.meta.glob('./*/sheets.ts'));
