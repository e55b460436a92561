import type { texts as en } from './en/scholarships.ts';
import { textsOf } from './locale.ts';

export const scholarshipsTexts = textsOf<typeof en>(import.meta.glob('./*/scholarships.ts'));
