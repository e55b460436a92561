import type { texts as en } from './en/privacy.ts';
import { textsOf } from './locale.ts';

export const privacyTexts = textsOf<typeof en>(import.meta.glob('./*/privacy.ts'));
