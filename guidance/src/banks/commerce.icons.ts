/** The picture of each question: the field of life that it is about. */
import type { QuizIcon } from '@disha/contract/quiz.icons';

export const commerceIcons = {
  'com-a01': 'people',
  'com-a02': 'money',
  'com-s01': 'building',
  'com-a03': 'law',
  'com-a04': 'numbers',
  'com-s02': 'sky',
  'com-a05': 'money',
  'com-a06': 'money',
  'com-s03': 'money',
  'com-a07': 'people',
  'com-a08': 'money',
  'com-s04': 'news',
  'com-a09': 'numbers',
  'com-a10': 'law',
  'com-s05': 'people',
  'com-e01': 'money',
  'com-e02': 'people',
  'com-v01': 'work',
  'com-v02': 'work',
  'com-o01': 'work',
} as const satisfies Record<string, QuizIcon>;
