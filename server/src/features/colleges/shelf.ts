import { isSteady, nowhere, renumbering, type Moves } from '@disha/search/moves';
import { firstWhere } from '@disha/search/postings';

/** Places in a list of cards, each list of places in their order: a filter costs a walk along numbers, and no card is looked at. */
export type Places = Uint32Array;

const nothing: Places = new Uint32Array(0);

/** Places by what stands there. */
export class Shelf {
  private readonly filling = new Map<string, number[]>();
  private readonly filled: Map<string, Places>;

  constructor(filled = new Map<string, Places>()) {
    this.filled = filled;
  }

  /** In the order of the places. */
  put(key: string, place: number): void {
    const there = this.filling.get(key);
    if (!there) this.filling.set(key, [place]);
    else if (there[there.length - 1] !== place) there.push(place);
  }

  settle(): void {
    for (const [key, places] of this.filling) this.filled.set(key, inEither(new Uint32Array(places), this.of(key)));
    this.filling.clear();
  }

  of(key: string): Places {
    return this.filled.get(key) ?? nothing;
  }

  /** What stands on it at all. */
  keys(): string[] {
    return [...this.filled.keys()];
  }

  /** Another one, without what is gone. This one stays as it is. */
  moved(moves: Moves): Shelf {
    const gone = new Uint32Array(moves.gone);
    const numbers = isSteady(moves) ? undefined : renumbering(moves);
    const filled = new Map<string, Places>();
    for (const [key, places] of this.filled) {
      // Where nothing moved, most keys have nothing of it.
      const stayed = numbers
        ? renumbered(places, numbers)
        : moves.gone.some((place) => has(places, place))
          ? without(places, gone)
          : places;
      if (stayed.length > 0) filled.set(key, stayed);
    }
    return new Shelf(filled);
  }
}

const has = (places: Places, place: number) => places[firstWhere(places, 0, (each) => each >= place)] === place;

function renumbered(places: Places, numbers: Uint32Array): Places {
  const kept = new Uint32Array(places.length);
  let count = 0;
  for (let index = 0; index < places.length; index += 1) {
    const number = numbers[places[index] as number] as number;
    if (number !== nowhere) kept[count++] = number;
  }
  return kept.subarray(0, count);
}

/** What stands in both. */
export function inBoth(one: Places, other: Places): Places {
  return one.length <= other.length ? keep(one, other, true) : keep(other, one, true);
}

export const without = (places: Places, others: Places): Places => keep(places, others, false);

export const inAny = (lists: readonly Places[]): Places => lists.reduce(inEither, nothing);

// Plain loops from here on: an iterator or a call for each of tens of thousands would be most of an answer.
function keep(places: Places, others: Places, isKept: boolean): Places {
  const kept = new Uint32Array(places.length);
  let [at, count] = [0, 0];
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    while (at < others.length && (others[at] as number) < place) at += 1;
    if ((others[at] === place) === isKept) kept[count++] = place;
  }
  return kept.subarray(0, count);
}

function inEither(one: Places, other: Places): Places {
  if (one.length === 0) return other;
  const all = new Uint32Array(one.length + other.length);
  let [here, there, count] = [0, 0, 0];
  while (here < one.length || there < other.length) {
    const [a = Infinity, b = Infinity] = [one[here], other[there]];
    all[count++] = Math.min(a, b);
    if (a <= b) here += 1;
    if (b <= a) there += 1;
  }
  return all.subarray(0, count);
}

/** By rank, the smallest first; equals keep their order. Ranks are few: they are counted, then dealt out. `ranks` are by place. */
export function dealt(places: Places, ranks: ArrayLike<number>): Places {
  let most = 0;
  for (let index = 0; index < places.length; index += 1) most = Math.max(most, ranks[places[index] as number] as number);
  const next = new Uint32Array(most + 2);
  for (let index = 0; index < places.length; index += 1) next[(ranks[places[index] as number] as number) + 1]! += 1;
  for (let rank = 1; rank <= most; rank += 1) next[rank]! += next[rank - 1] as number;
  const inOrder = new Uint32Array(places.length);
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    inOrder[next[ranks[place] as number]!++] = place;
  }
  return inOrder;
}
