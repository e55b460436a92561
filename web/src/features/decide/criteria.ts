/** What may matter, how much, and what somebody has said of a shortlist. Read again from anything: a phone, a link, a file. */
import { leastItems, leastThings, mostItems, mostThings } from './weigh.ts';

const thingsAtFirst = 4;

export const criteria = ['near', 'cost', 'sure', 'fit', 'become', 'hostel', 'rank', 'family', 'own'] as const;
export type Criterion = (typeof criteria)[number];

export const weights = ['lot', 'some', 'little'] as const;
export type WeightWord = (typeof weights)[number];
export const worthOf: Readonly<Record<WeightWord, number>> = { lot: 3, some: 2, little: 1 };

export const ratings = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof ratings)[number];

export const ownLength = 40;

export interface Weighing {
  /** How much each thing that was chosen matters. */
  matters: Readonly<Partial<Record<Criterion, WeightWord>>>;
  /** What somebody has rated themselves, by thing and item. */
  ratings: Readonly<Partial<Record<Criterion, Readonly<Record<string, Rating>>>>>;
  /** What their own thing is called. */
  own: string;
}

/** Begun with four that most ask for, each as much as the others: no student is told what has to matter to them. */
export const initialWeighing: Weighing = { matters: { near: 'some', cost: 'some', sure: 'some', fit: 'some' }, ratings: {}, own: '' };

/** Known of every item: then a sum stands without a press. Else the four that most ask for, and what is missing is asked. */
export function initialWeighingOf(items: readonly { known: Readonly<Partial<Record<Criterion, unknown>>> }[]): Weighing {
  const known = criteria.filter((thing) => items.every((item) => item.known[thing] !== undefined)).slice(0, thingsAtFirst);
  if (items.length === 0 || known.length < leastThings) return initialWeighing;
  return { ...initialWeighing, matters: Object.fromEntries(known.map((thing) => [thing, 'some' as const])) };
}

export interface Shortlist {
  kind: string;
  ids: readonly string[];
}

const isId = (text: string) => text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each once, and the first four. */
export const idsIn = (text: string): readonly string[] =>
  [...new Set(text.split(',').map((id) => id.trim()))].filter(isId).slice(0, mostItems);

export function readWeighing(value: unknown): Weighing | undefined {
  if (!isObject(value) || !isObject(value['matters'])) return undefined;
  const { matters, ratings: rated, own } = value;
  const chosen = criteria.flatMap((id) => {
    const weight = weights.find((word) => word === matters[id]);
    return weight === undefined ? [] : [[id, weight] as const];
  });
  const given = criteria.flatMap((id) => {
    const ofThing = isObject(rated) ? rated[id] : undefined;
    if (!isObject(ofThing)) return [];
    const kept = Object.entries(ofThing).flatMap(([item, rating]) => {
      const known = ratings.find((one) => one === rating);
      return known !== undefined && isId(item) ? [[item, known] as const] : [];
    });
    return kept.length === 0 ? [] : [[id, Object.fromEntries(kept.slice(0, mostItems))] as const];
  });
  return {
    matters: Object.fromEntries(chosen.slice(0, mostThings)),
    ratings: Object.fromEntries(given),
    own: typeof own === 'string' ? own.slice(0, ownLength) : '',
  };
}

export function readShortlist(value: unknown): Shortlist | undefined {
  if (!isObject(value)) return undefined;
  const { kind, ids } = value;
  if (typeof kind !== 'string' || !isId(kind) || !Array.isArray(ids)) return undefined;
  const known = idsIn(ids.filter((id) => typeof id === 'string').join(','));
  return known.length < leastItems ? undefined : { kind, ids: known };
}
