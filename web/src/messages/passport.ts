import type { texts as en } from './en/passport.ts';
import { textsOf } from './locale.ts';

export const detailsTexts = textsOf<typeof en>(import.meta.glob('./*/passport.ts'));
