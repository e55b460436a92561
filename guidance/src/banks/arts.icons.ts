/** The picture of each question: the field of life that it is about. */
import type { QuizIcon } from '@disha/contract/quiz.icons';

export const artsIcons = {
  'art-a01': 'building',
  'art-a02': 'people',
  'art-s01': 'building',
  'art-a03': 'news',
  'art-a04': 'art',
  'art-s02': 'sky',
  'art-a05': 'law',
  'art-a06': 'water',
  'art-s03': 'people',
  'art-a07': 'people',
  'art-a08': 'news',
  'art-s04': 'news',
  'art-a09': 'art',
  'art-a10': 'news',
  'art-s05': 'people',
  'art-a11': 'work',
  'art-a12': 'law',
  'art-e01': 'art',
  'art-e02': 'people',
  'art-v01': 'work',
  'art-v02': 'work',
  'art-o01': 'work',
} as const satisfies Record<string, QuizIcon>;
