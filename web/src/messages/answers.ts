import type { ServerTexts as AnswerTexts } from '@disha/contract/say';
import { textsOf } from './locale.ts';

/** What the server says in its answers. Most visits need none of it: fetched when a call first fails. */
export const answerTexts = textsOf<AnswerTexts>(import.meta.glob('../../../contract/src/words/*/texts.ts'), { onDemand: true });
