/** At which rung of a life an item is begun or sat. */
import type { Item } from './types.ts';

export const needsDegree = ({ all }: Pick<Item, 'all'>) =>
  all.some((condition) => condition.kind === 'class' && condition.needs === 'degree');

/** What is begun after Class 8 or 10. */
export const isEarly = ({ all }: Pick<Item, 'all'>) =>
  all.some((condition) => condition.kind === 'class' && (condition.needs === '8' || condition.needs === '10'));
