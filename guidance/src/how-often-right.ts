/** Of a hundred people nobody fitted or chose on, for how many the first was right: the table of the short quizzes in docs/guidance.md. */
import type { QuizId } from './types.ts';

export const rightOf100: Readonly<Record<QuizId, number>> = {
  'class10-v1': 55,
  'class12-pcm-v1': 42,
  'class12-pcb-v1': 40,
  'class12-commerce-v1': 36,
  'class12-arts-v1': 37,
  'class10-v1-12': 53,
  'class12-pcm-v1-12': 39,
  'class12-pcb-v1-12': 37,
  'class12-commerce-v1-12': 35,
  'class12-arts-v1-12': 34,
};
