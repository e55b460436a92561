import type { texts as en } from './en/calendar.ts';
import { textsOf } from './locale.ts';

export const calendarTexts = textsOf<typeof en>(import.meta.glob('./*/calendar.ts'));
