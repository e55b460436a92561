/**
 * A shortlist weighed: what each thing that matters adds to each item, who is ahead, and how far one weight must move before somebody
 * else is. Whole numbers and fractions of them alone, so that nothing is decided by how a computer rounds.
 */
export const leastThings = 3;
export const mostThings = 8;
export const leastItems = 2;
export const mostItems = 4;
const bestRating = 5;

export interface WeighedThing<Id extends string = string> {
  id: Id;
  /** 3 a lot, 2 some, 1 little. */
  weight: number;
  /** 1 to 5, an item each. */
  ratings: readonly number[];
}

/** The exact change of a weight: `by` / `of`, and `of` is above 0. */
interface WeightChange {
  by: number;
  of: number;
}

export interface DecidingChange<Id extends string = string> {
  thing: Id;
  change: WeightChange;
  /** The place of the item that is ahead beyond it. */
  winner: number;
  /** little: no more than a step between a lot, some and little. far: no weight that anybody would mean. */
  reach: 'little' | 'much' | 'far';
}

export interface WeighedShortlist<Id extends string = string> {
  sums: readonly number[];
  /** By item, in the order of the things. */
  parts: readonly (readonly number[])[];
  /** What an item would have that is best in everything. */
  most: number;
  /** The items that are ahead: one, or those that are level. */
  ahead: readonly number[];
  /** One rating, one step different, of a thing that matters as much as they do on the whole, would turn it. */
  isNearTie: boolean;
  /** Who is as good as ahead: within the near tie. */
  near: readonly number[];
  /** The nearest first; none of a thing that alone turns nothing, nor where the first are level. */
  turns: readonly DecidingChange<Id>[];
}

const step = 1;
/** Twice as much as a lot. */
const beyondMeaning = 6;

const less = (one: WeightChange, other: WeightChange) => Math.abs(one.by) * other.of - Math.abs(other.by) * one.of;

function reachOf({ by, of }: WeightChange, weight: number): DecidingChange['reach'] {
  if (Math.abs(by) <= step * of) return 'little';
  return by < 0 || weight * of + by <= beyondMeaning * of ? 'much' : 'far';
}

/** The smallest change of this one weight beyond which another item is ahead; no weight is below nothing. */
function turnOf<Id extends string>(thing: WeighedThing<Id>, sums: readonly number[], leader: number): DecidingChange<Id> | undefined {
  const { weight, ratings } = thing;
  const own = ratings[leader] ?? 0;
  let nearest: (WeightChange & { winner: number; gain: number }) | undefined;
  for (const [winner, sum] of sums.entries()) {
    const gain = (ratings[winner] ?? 0) - own;
    if (winner === leader || gain === 0) continue;
    // Level where lead = change x gain: a change with the sign of the gain.
    const change = { by: ((sums[leader] ?? 0) - sum) * Math.sign(gain), of: Math.abs(gain) };
    if (weight * change.of + change.by <= 0) continue;
    const nearer = nearest === undefined ? -1 : less(change, nearest);
    // Where two are level at once, the one that gains faster is ahead beyond it.
    if (nearest === undefined || nearer < 0 || (nearer === 0 && Math.sign(gain) === Math.sign(nearest.gain) && Math.abs(gain) > nearest.of))
      nearest = { ...change, winner, gain };
  }
  if (nearest === undefined) return undefined;
  const change = { by: nearest.by, of: nearest.of };
  return { thing: thing.id, change, winner: nearest.winner, reach: reachOf(change, weight) };
}

export function weigh<Id extends string>(things: readonly WeighedThing<Id>[], items: number): WeighedShortlist<Id> {
  const all = Array.from({ length: items }, (_, item) => item);
  const parts = all.map((item) => things.map(({ weight, ratings }) => weight * (ratings[item] ?? 0)));
  const sums = parts.map((own) => own.reduce((sum, part) => sum + part, 0));
  const weights = things.reduce((sum, { weight }) => sum + weight, 0);
  const best = Math.max(...sums);
  const ahead = all.filter((item) => sums[item] === best);
  // Within one step of a thing of the mean weight: (best - sum) <= weights / things, without dividing.
  const near = all.filter((item) => (best - (sums[item] ?? 0)) * things.length <= weights);
  const [leader = 0, ...level] = ahead;
  const turns = level.length > 0 ? [] : things.flatMap((thing) => turnOf(thing, sums, leader) ?? []);
  return {
    ...{ sums, parts, ahead, near },
    most: weights * bestRating,
    isNearTie: near.length > 1,
    turns: turns.sort((one, other) => less(one.change, other.change)),
  };
}
