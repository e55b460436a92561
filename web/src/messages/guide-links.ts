import type { texts as en } from './en/guide-links.ts';
import { textsOf } from './locale.ts';

export const guideLinksTexts = textsOf<typeof en>(import.meta.glob('./*/guide-links.ts'));

/** A guide that is led to from elsewhere. */
export type LinkedGuide = keyof typeof en.names;
