import type { Plan } from '@disha/contract/path';

type Step = Plan['steps'][number];

/** The subjects of Class 11 before everything, then by the day or the year, then what has neither, then what is done. */
export function inOrder(steps: readonly Step[]): Step[] {
  const when = ({ due, kind, year }: Step) => due ?? (kind === undefined || year === undefined ? '9999' : `${year}-99`);
  const key = (step: Step) => `${step.done ? 1 : 0}${step.kind === 'subjects' ? 0 : 1}${when(step)}`;
  return [...steps].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** The first of them that are still to be done. */
export const nextOf = (steps: readonly Step[], many: number): Step[] =>
  inOrder(steps)
    .filter(({ done }) => !done)
    .slice(0, many);
