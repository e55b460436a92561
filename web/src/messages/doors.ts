import type { texts as en } from './en/doors.ts';
import { textsOf } from './locale.ts';

export const doorsTexts = textsOf<typeof en>(import.meta.glob('./*/doors.ts'));
