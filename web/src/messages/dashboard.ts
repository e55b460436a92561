import type { texts as en } from './en/dashboard.ts';
import { textsOf } from './locale.ts';

export const dashboardTexts = textsOf<typeof en>(import.meta.glob('./*/dashboard.ts'));
