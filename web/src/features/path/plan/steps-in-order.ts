import type { Plan } from '@disha/contract/path';

type Step = Plan['steps'][number];

/** What is to be done by the soonest day first, then what has no day, then what is done. */
export function inOrder(steps: readonly Step[]): Step[] {
  const key = ({ done, due }: Step) => `${done ? 1 : 0}${due ?? '9999-99-99'}`;
  return [...steps].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

export const nextOf = (steps: readonly Step[]): Step | undefined => inOrder(steps).find(({ done }) => !done);
