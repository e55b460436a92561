import type { texts as en } from './en/my-list.ts';
import { textsOf } from './locale.ts';

export const myListTexts = textsOf<typeof en>(import.meta.glob('./*/my-list.ts'));
