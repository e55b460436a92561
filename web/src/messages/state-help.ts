import type { texts as en } from './en/state-help.ts';
import { textsOf } from './locale.ts';

export const stateHelpTexts = textsOf<typeof en>(import.meta.glob('./*/state-help.ts'));
