import type { PlanStep } from '@disha/contract/path';

/** The subjects of Class 11 before everything, then by the day or the year, then what has neither, then what is done. */
export function sortSteps(steps: readonly PlanStep[]): PlanStep[] {
  const when = ({ due, kind, year }: PlanStep) => due ?? (kind === undefined || year === undefined ? '9999' : `${year}-99`);
  const key = (step: PlanStep) => `${step.done ? 1 : 0}${step.kind === 'subjects' ? 0 : 1}${when(step)}`;
  return [...steps].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** The first of them that are still to be done. */
export const nextOf = (steps: readonly PlanStep[], many: number): PlanStep[] =>
  sortSteps(steps)
    .filter(({ done }) => !done)
    .slice(0, many);
