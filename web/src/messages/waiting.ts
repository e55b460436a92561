import type { texts } from './en/waiting.ts';
import { textsOf } from './locale.ts';

export const waitingTexts = textsOf<typeof texts>(import.meta.glob('./*/waiting.ts'), { onDemand: true });
