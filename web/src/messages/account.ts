import type { texts as en } from './en/account.ts';
import { textsOf } from './locale.ts';

export const accountTexts = textsOf<typeof en>(import.meta.glob('./*/account.ts'));
