import type { texts as en } from './en/doors.ts';
import { textsOf } from './locale.ts';

export const subjectChoicesTexts = textsOf<typeof en>(import.meta.glob('./*/doors.ts'));
