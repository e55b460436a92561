import type { texts as en } from './en/reports.ts';
import { textsOf } from './locale.ts';

export const reportsTexts = textsOf<typeof en>(import.meta.glob('./*/reports.ts'));
