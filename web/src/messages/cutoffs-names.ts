import type { texts as en } from './en/cutoffs-names.ts';
import { textsOf } from './locale.ts';

export const cutoffsNames = textsOf<typeof en>(import.meta.glob('./*/cutoffs-names.ts'));
