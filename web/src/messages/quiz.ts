import type { texts as en } from './en/quiz.ts';
import { textsOf } from './locale.ts';

export const quizTexts = textsOf<typeof en>(import.meta.glob('./*/quiz.ts'));
export type ResultsTexts = (typeof en)['results'];
