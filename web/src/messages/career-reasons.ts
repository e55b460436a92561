import type { texts } from '../../../contract/src/words/en/careers.ts';
import { textsOf } from './locale.ts';

/** Why a career is named with a result. The server says it, and a phone without a line: fetched there alone. */
export const careerReasons = textsOf<typeof texts>(import.meta.glob('../../../contract/src/words/*/careers.ts'), { onDemand: true });
