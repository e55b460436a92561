import type { texts as en } from './en/about-you.ts';
import { textsOf } from './locale.ts';

export const aboutYouTexts = textsOf<typeof en>(import.meta.glob('./*/about-you.ts'));
