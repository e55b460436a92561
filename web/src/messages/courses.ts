import type { texts as en } from './en/courses.ts';
import { textsOf } from './locale.ts';

export const coursesTexts = textsOf<typeof en>(import.meta.glob('./*/courses.ts'));
