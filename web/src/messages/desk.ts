import type { texts as en } from './en/desk.ts';
import { textsOf } from './locale.ts';

export const deskTexts = textsOf<typeof en>(import.meta.glob('./*/desk.ts'));
