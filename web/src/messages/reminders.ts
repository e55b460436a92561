import type { texts as en } from './en/reminders.ts';
import { textsOf } from './locale.ts';

export const remindersTexts = textsOf<typeof en>(import.meta.glob('./*/reminders.ts'));
