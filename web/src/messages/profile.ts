import type { texts as en } from './en/profile.ts';
import { textsOf } from './locale.ts';

export const profileTexts = textsOf<typeof en>(import.meta.glob('./*/profile.ts'));
