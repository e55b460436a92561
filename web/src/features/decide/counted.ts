/** What of a weighing can be added up: the things of which every item has a rating, one's own or that of the facts. */
import { criteria, worthOf, type Criterion, type Rating, type Weighing } from './criteria.ts';
import type { KnownRatings } from './known.ts';
import { leastThings, weigh, type WeighedShortlist, type WeighedThing } from './weigh.ts';

interface RatedItem {
  id: string;
  known: KnownRatings;
}

export const ratingOf = ({ ratings }: Weighing, thing: Criterion, { id, known }: RatedItem): Rating | undefined =>
  ratings[thing]?.[id] ?? known[thing]?.rating;

export interface CountedWeighing {
  things: readonly WeighedThing<Criterion>[];
  /** Chosen, and a rating is missing. */
  left: readonly Criterion[];
  /** How many ratings are missing. */
  missing: number;
  /** Where three or more things can be added up. */
  weighed: WeighedShortlist<Criterion> | undefined;
}

export function countedOf(weighing: Weighing, items: readonly RatedItem[]): CountedWeighing {
  const chosen = criteria.flatMap((id) => {
    const weight = weighing.matters[id];
    return weight === undefined ? [] : [{ id, weight: worthOf[weight], ratings: items.map((item) => ratingOf(weighing, id, item)) }];
  });
  const isWhole = (thing: (typeof chosen)[number]): thing is WeighedThing<Criterion> & { ratings: Rating[] } =>
    thing.ratings.every((rating) => rating !== undefined);
  const things = chosen.filter(isWhole);
  return {
    things,
    left: chosen.filter((thing) => !isWhole(thing)).map(({ id }) => id),
    missing: chosen.flatMap(({ ratings }) => ratings).filter((rating) => rating === undefined).length,
    weighed: things.length < leastThings ? undefined : weigh(things, items.length),
  };
}
