import type { texts } from './en/chances-link.ts';
import { textsOf } from './locale.ts';

export const chancesLinkTexts = textsOf<typeof texts>(import.meta.glob('./*/chances-link.ts'));
