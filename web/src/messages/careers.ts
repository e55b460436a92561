import type { texts as en } from './en/careers.ts';
import { textsOf } from './locale.ts';

export const careersTexts = textsOf<typeof en>(import.meta.glob('./*/careers.ts'));
