/** At which rung of a life an item is begun or sat. */
import type { Item } from './types.ts';

export const needsDegree = ({ all }: Pick<Item, 'all'>) =>
  all.some((condition) => condition.kind === 'class' && condition.needs === 'degree');

/** What is begun after Class 8 or 10. */
export const isEarly = ({ all }: Pick<Item, 'all'>) =>
  all.some((condition) => condition.kind === 'class' && (condition.needs === '8' || condition.needs === '10'));

const isOfAny = (conditions: Item['all']) =>
  conditions.every((one) => one.kind !== 'subjects' && (one.kind !== 'degree' || (one.families ?? one.in) === undefined));

/** Asks for a degree, and, by one of its ways at least, neither for which nor for subjects of school. */
export const isOfAnyDegree = (item: Item) => needsDegree(item) && item.ways.some((way) => isOfAny([...item.all, ...way]));

/** A test for work that does. */
export const takesAnyDegree = (item: Item) => item.purpose === 'job' && isOfAnyDegree(item);

/** By whichever way. */
export const needsTwelve = ({ all, ways }: Pick<Item, 'all' | 'ways'>) => {
  const has = (conditions: Item['all']) => conditions.some((condition) => condition.kind === 'class' && condition.needs === '12');
  return has(all) || ways.every(has);
};
