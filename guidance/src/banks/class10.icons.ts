/** The picture of each question: the field of life that it is about. */
import type { QuizIcon } from '@disha/contract/quiz.icons';

export const class10Icons = {
  'c10-a01': 'code',
  'c10-a02': 'people',
  'c10-s01': 'building',
  'c10-a03': 'law',
  'c10-a04': 'health',
  'c10-s02': 'sky',
  'c10-a05': 'building',
  'c10-a06': 'water',
  'c10-s03': 'water',
  'c10-a07': 'numbers',
  'c10-a08': 'lab',
  'c10-s04': 'news',
  'c10-a09': 'sky',
  'c10-a10': 'art',
  'c10-s05': 'people',
  'c10-a11': 'money',
  'c10-a12': 'health',
  'c10-s06': 'building',
  'c10-e01': 'numbers',
  'c10-e02': 'lab',
  'c10-e03': 'money',
  'c10-e04': 'news',
  'c10-v01': 'work',
  'c10-o01': 'work',
} as const satisfies Record<string, QuizIcon>;
