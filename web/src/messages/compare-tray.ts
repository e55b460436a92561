import type { texts as en } from './en/compare-tray.ts';
import { textsOf } from './locale.ts';

export const compareTrayTexts = textsOf<typeof en>(import.meta.glob('./*/compare-tray.ts'));
