/** The picture of each question: the field of life that it is about. */
import type { QuizIcon } from '@disha/contract/quiz.icons';

export const pcmIcons = {
  'pcm-a01': 'machines',
  'pcm-a02': 'numbers',
  'pcm-s01': 'building',
  'pcm-a03': 'building',
  'pcm-a04': 'code',
  'pcm-s02': 'sky',
  'pcm-a05': 'land',
  'pcm-a06': 'sky',
  'pcm-s03': 'water',
  'pcm-a07': 'building',
  'pcm-a08': 'sky',
  'pcm-s04': 'news',
  'pcm-a09': 'code',
  'pcm-a10': 'art',
  'pcm-s05': 'people',
  'pcm-e01': 'numbers',
  'pcm-e02': 'art',
  'pcm-v01': 'work',
  'pcm-v02': 'work',
  'pcm-o01': 'work',
} as const satisfies Record<string, QuizIcon>;
