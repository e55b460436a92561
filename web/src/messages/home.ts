import type { texts as en } from './en/home.ts';
import { textsOf } from './locale.ts';

export type HomeTexts = typeof en;

export const homeTexts = textsOf<typeof en>(import.meta.glob('./*/home.ts'));
