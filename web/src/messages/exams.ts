import type { texts as en } from './en/exams.ts';
import { textsOf } from './locale.ts';

export const examsTexts = textsOf<typeof en>(import.meta.glob('./*/exams.ts'));
