/** The picture of each question: the field of life that it is about. */
import type { QuizIcon } from '@disha/contract/quiz.icons';

export const pcbIcons = {
  'pcb-a01': 'health',
  'pcb-a02': 'land',
  'pcb-s01': 'building',
  'pcb-a03': 'health',
  'pcb-a04': 'lab',
  'pcb-s02': 'sky',
  'pcb-a05': 'animals',
  'pcb-a06': 'health',
  'pcb-s03': 'health',
  'pcb-a07': 'health',
  'pcb-a08': 'animals',
  'pcb-s04': 'news',
  'pcb-a09': 'lab',
  'pcb-a10': 'land',
  'pcb-s05': 'people',
  'pcb-e01': 'lab',
  'pcb-e02': 'health',
  'pcb-v01': 'work',
  'pcb-v02': 'work',
  'pcb-o01': 'work',
} as const satisfies Record<string, QuizIcon>;
