import type { texts as en } from './en/phone-file.ts';
import { textsOf } from './locale.ts';

export const phoneFileTexts = textsOf<typeof en>(import.meta.glob('./*/phone-file.ts'));
