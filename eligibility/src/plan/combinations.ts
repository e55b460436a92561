/** Class 10 chooses: which ways each usual choice of subjects keeps open. */
import type { SubjectId } from '@disha/contract/passport';
import { judging } from '../check.ts';
import type { Item } from '../types.ts';
import type { PlanAsk } from './asked.ts';
import type { Label } from './proposal.ts';

export const choices = {
  pcm: ['physics', 'chemistry', 'mathematics', 'english'],
  pcb: ['physics', 'chemistry', 'biology', 'english'],
  pcmb: ['physics', 'chemistry', 'mathematics', 'biology', 'english'],
  commerce: ['accountancy', 'business_studies', 'economics', 'mathematics', 'english'],
  arts: ['history', 'political_science', 'geography', 'english'],
} as const satisfies Record<string, readonly SubjectId[]>;
export type ChoiceId = keyof typeof choices;

export interface Keeps {
  choice: ChoiceId;
  ways: readonly Label[];
}

const ids = Object.keys(choices) as readonly ChoiceId[];

/** Empty but in Class 10. A way without a course is kept by every choice. */
export function openWith(
  { book, passport }: PlanAsk,
  ways: readonly { label: Label; course: Item | undefined }[],
  year: number,
): readonly Keeps[] {
  if (passport.class !== '10') return [];
  return ids.map((choice) => {
    const { judge } = judging(book, { ...passport, subjects: choices[choice] }, { year });
    return {
      choice,
      ways: ways.filter(({ course }) => course === undefined || judge(course).verdict !== 'closed').map(({ label }) => label),
    };
  });
}
