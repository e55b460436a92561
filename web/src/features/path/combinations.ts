/** What Class 11 is usually made of; English is in all of them. */
import type { SubjectId } from '@disha/contract/passport';
import type { Stream } from '@disha/contract/taxonomy';

export const combinations = {
  pcm: ['physics', 'chemistry', 'mathematics'],
  pcb: ['physics', 'chemistry', 'biology'],
  pcmb: ['physics', 'chemistry', 'mathematics', 'biology'],
  pcm_cs: ['physics', 'chemistry', 'mathematics', 'computer_science'],
  commerce_maths: ['accountancy', 'business_studies', 'economics', 'mathematics'],
  commerce: ['accountancy', 'business_studies', 'economics'],
  arts: ['history', 'geography', 'political_science'],
  arts_maths: ['history', 'political_science', 'economics', 'mathematics'],
} as const satisfies Record<string, readonly SubjectId[]>;

/** The usual choice of those who chose a stream. */
export const usualIn = {
  science_pcm: 'pcm',
  science_pcb: 'pcb',
  commerce: 'commerce',
  arts: 'arts',
} as const satisfies Record<Stream, keyof typeof combinations>;

export type CombinationId = keyof typeof combinations;
export const combinationIds = Object.keys(combinations) as CombinationId[];

export const withEnglish = (subjects: readonly SubjectId[]): readonly SubjectId[] =>
  subjects.includes('english') ? subjects : [...subjects, 'english'];
