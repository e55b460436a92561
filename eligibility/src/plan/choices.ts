/** The usual choices of subjects for Class 11 and 12. */
import type { SubjectId } from '@disha/contract/passport';

export const choices = {
  pcm: ['physics', 'chemistry', 'mathematics', 'english'],
  pcb: ['physics', 'chemistry', 'biology', 'english'],
  pcmb: ['physics', 'chemistry', 'mathematics', 'biology', 'english'],
  commerce: ['accountancy', 'business_studies', 'economics', 'mathematics', 'english'],
  arts: ['history', 'political_science', 'geography', 'english'],
} as const satisfies Record<string, readonly SubjectId[]>;
export type ChoiceId = keyof typeof choices;
