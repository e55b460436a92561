import { atOnce } from '@disha/search/at-once';
import { rebuildIndex, type BuiltIndex } from '@disha/search/build-index';
import type { Numbering } from '@disha/search/moves';
import { firstWhere } from '@disha/search/first-where';
import { updatedWords } from '@disha/search/postings';

/** Places in a list of cards, each list of places in their order: a filter costs a walk along numbers, and no card is looked at. */
export type IndexPositions = Uint32Array;

const nothing: IndexPositions = new Uint32Array(0);

/** Places by what stands there: one row of numbers, those under a key side by side. */
export class FacetIndex {
  private readonly filling = new Map<string, number[]>();
  private keysInOrder: readonly string[] = [];
  /** By key, its place in the order of the keys. */
  private places: ReadonlyMap<string, number> = new Map();
  private laid: BuiltIndex = { starts: new Uint32Array(1), entries: nothing };
  private numbering: Numbering = { from: 0, to: 0, numbers: nothing };

  /** In the order of the places. */
  put(key: string, place: number): void {
    const there = this.filling.get(key);
    if (!there) this.filling.set(key, [place]);
    else if (there[there.length - 1] !== place) there.push(place);
  }

  settle(): void {
    const come: string[] = [];
    const more = [...this.filling.keys()].sort().map((key) => {
      const place = firstWhere(this.keysInOrder, 0, (each) => each >= key);
      const isNew = this.keysInOrder[place] !== key;
      if (isNew) come.push(key);
      return { place, isNew, entries: this.filling.get(key) ?? [] };
    });
    this.filling.clear();
    const { starts, entries, emptied } = atOnce(rebuildIndex(this.laid, this.numbering, more, 0));
    this.laid = { starts, entries };
    this.numbering = { from: 0, to: 0, numbers: nothing };
    if (come.length + emptied.length === 0) return;
    this.keysInOrder = updatedWords(this.keysInOrder, emptied, more, come);
    this.places = new Map(this.keysInOrder.map((key, place) => [key, place]));
  }

  of(key: string): IndexPositions {
    const place = this.places.get(key);
    return place === undefined ? nothing : this.laid.entries.subarray(this.laid.starts[place], this.laid.starts[place + 1]);
  }

  /** What stands on it at all, in order. */
  keys(): readonly string[] {
    return this.keysInOrder;
  }

  /** Another one, with these numbers once it is settled. This one stays as it is. */
  moved(numbering: Numbering): FacetIndex {
    const { keysInOrder, places, laid } = this;
    return Object.assign(new FacetIndex(), { keysInOrder, places, laid, numbering });
  }
}

/** What stands in both. */
export function inBoth(one: IndexPositions, other: IndexPositions): IndexPositions {
  return one.length <= other.length ? keep(one, other, true) : keep(other, one, true);
}

/** So many times as many: then the few are looked for, and what lies between them is copied. */
const few = 16;

export const subtractPositions = (places: IndexPositions, others: IndexPositions): IndexPositions =>
  others.length * few < places.length ? withoutFew(places, others) : keep(places, others, false);

export const inAny = (lists: readonly IndexPositions[]): IndexPositions => lists.reduce(inEither, nothing);

// Plain loops from here on: an iterator or a call for each of tens of thousands would be most of an answer.
function keep(places: IndexPositions, others: IndexPositions, isKept: boolean): IndexPositions {
  const kept = new Uint32Array(places.length);
  let [at, count] = [0, 0];
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] as number;
    while (at < others.length && (others[at] as number) < place) at += 1;
    if ((others[at] === place) === isKept) kept[count++] = place;
  }
  return kept.subarray(0, count);
}

function withoutFew(places: IndexPositions, others: IndexPositions): IndexPositions {
  const kept = new Uint32Array(places.length);
  let [from, count] = [0, 0];
  for (let index = 0; index < others.length; index += 1) {
    const other = others[index] as number;
    const place = firstWhere(places, from, (each) => each >= other);
    kept.set(places.subarray(from, place), count);
    count += place - from;
    from = places[place] === other ? place + 1 : place;
  }
  kept.set(places.subarray(from), count);
  return kept.subarray(0, count + places.length - from);
}

function inEither(one: IndexPositions, other: IndexPositions): IndexPositions {
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
export function pageOfRanked(places: IndexPositions, ranks: ArrayLike<number>): IndexPositions {
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
