import type { texts as en } from './en/offline.ts';
import { textsOf } from './locale.ts';

export const offlineTexts = textsOf<typeof en>(import.meta.glob('./*/offline.ts'));
