/** The search over one list: its items, and the index built from them, at once or bit by bit. */
import { SearchIndex, type Searchable } from './search-index.ts';

export interface Found<Item> {
  item: Item;
  score: number;
}

export class Searcher<Item> {
  private readonly index = new SearchIndex();
  private readonly items: readonly Item[];
  private readonly describe: (item: Item) => Searchable;

  constructor(items: readonly Item[], describe: (item: Item) => Searchable) {
    this.items = items;
    this.describe = describe;
  }

  /** Indexes so many more; true when all are in. Whoever searches before that builds the rest at once. */
  grow(count: number): boolean {
    for (const item of this.items.slice(this.index.size, this.index.size + count)) this.index.add(this.describe(item));
    const isWhole = this.index.size >= this.items.length;
    if (isWhole) this.index.settle();
    return isWhole;
  }

  /** Best first; undefined when the words ask for nothing. */
  find(words: string): Found<Item>[] | undefined {
    if (this.index.size < this.items.length) this.grow(this.items.length);
    return this.index.find(words)?.map(({ item, score }) => ({ item: this.items[item] as Item, score }));
  }

  /** All items in their own order, or what the words find, best first. */
  select(words: string | undefined): readonly Item[] {
    return this.find(words ?? '')?.map(({ item }) => item) ?? this.items;
  }
}
