/** The search over one list: its items, and the index built from them, at once or bit by bit. */
import type { Moves } from './moves.ts';
import type { Searchable } from './searchable.ts';
import { SearchIndex, type Hit, type KeptIndex } from './search-index.ts';

export interface Found<Item> {
  item: Item;
  score: number;
  /** What its words alone are worth, however well known it is. */
  bare: number;
}

export class Searcher<Item> {
  private readonly index: SearchIndex;
  private readonly items: readonly Item[];
  private readonly describe: (item: Item) => Searchable;

  constructor(items: readonly Item[], describe: (item: Item) => Searchable, kept?: KeptIndex, index = new SearchIndex(kept)) {
    this.items = items;
    this.describe = describe;
    this.index = index;
  }

  /** Another one over these items, most of which were here before, in steps, each short. This one stays as it is. */
  *updating(items: readonly Item[], moves: Moves, describe = this.describe): Generator<void, Searcher<Item>> {
    if (this.index.size < this.items.length) this.grow(this.items.length);
    // Nothing was changed: what was said of all of them still holds.
    if (moves.added.length === 0 && moves.gone.length === 0) return new Searcher(items, describe, undefined, this.index);
    const added: Searchable[] = [];
    for (const place of moves.added) {
      added.push(describe(items[place] as Item));
      yield;
    }
    return new Searcher(items, describe, undefined, yield* this.index.updating(moves, added));
  }

  /** Its index, for another one over the same items. */
  get kept(): KeptIndex {
    return this.index.kept;
  }

  /** Incremental indexing: indexes so many more; true when all are in. A search before that builds the rest at once. */
  grow(count: number): boolean {
    const isWhole = this.add(count);
    if (isWhole) this.index.settle();
    return isWhole;
  }

  /** The same, yielding between parts, for callers with no time to sort in one go: `sort` is given what is to be sorted when all are in. */
  async growBy(count: number, sort: (texts: readonly string[]) => Promise<string[]>, pause: () => Promise<void>): Promise<void> {
    while (!this.add(count)) await pause();
    const { words, initials } = this.index.unsorted();
    for (const _ of this.index.settling({ words: await sort(words), initials: await sort(initials) })) await pause();
  }

  private add(count: number): boolean {
    for (const item of this.items.slice(this.index.size, this.index.size + count)) this.index.add(this.describe(item));
    return this.index.size >= this.items.length;
  }

  /** Best first; undefined when the words ask for nothing. */
  find(words: string): Found<Item>[] | undefined {
    return this.hits(words)?.map(({ item, score, bare }) => ({ item: this.items[item] as Item, score, bare }));
  }

  /** All items in their own order, or what the words find, best first. */
  select(words: string | undefined): readonly Item[] {
    return this.hits(words ?? '')?.map(({ item }) => this.items[item] as Item) ?? this.items;
  }

  private hits(words: string): Hit[] | undefined {
    if (this.index.size < this.items.length) this.grow(this.items.length);
    return this.index.find(words);
  }
}
