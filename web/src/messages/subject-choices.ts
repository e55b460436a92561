import type { texts as en } from './en/subject-choices.ts';
import { textsOf } from './locale.ts';

export const subjectChoicesTexts = textsOf<typeof en>(import.meta.glob('./*/subject-choices.ts'));
