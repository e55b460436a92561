import type { texts as en } from './en/install.ts';
import { textsOf } from './locale.ts';

export const installTexts = textsOf<typeof en>(import.meta.glob('./*/install.ts'), { onDemand: true });
