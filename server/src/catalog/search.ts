/** The search over one catalog: its items, and the shared index built from them. */
import { SearchIndex, type Searchable } from '@disha/contract/search-index';

export interface Found<Item> {
  item: Item;
  score: number;
}

/** So many are indexed in a few milliseconds; requests that wait are answered in between. */
const slice = 500;

export class Searcher<Item> {
  private readonly index = new SearchIndex();
  private readonly items: readonly Item[];
  private readonly describe: (item: Item) => Searchable;

  constructor(items: readonly Item[], describe: (item: Item) => Searchable) {
    this.items = items;
    this.describe = describe;
  }

  /** Builds the index bit by bit, before anybody asks. Who asks meanwhile builds the rest at once. */
  async warm(): Promise<void> {
    while (this.index.size < this.items.length) {
      this.addUpTo(this.index.size + slice);
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.index.settle();
  }

  /** Best first; undefined when the words ask for nothing. */
  find(words: string): Found<Item>[] | undefined {
    this.addUpTo(this.items.length);
    return this.index.find(words)?.map(({ item, score }) => ({ item: this.items[item] as Item, score }));
  }

  /** All items in their own order, or what the words find, best first. */
  select(words: string | undefined): readonly Item[] {
    return this.find(words ?? '')?.map(({ item }) => item) ?? this.items;
  }

  private addUpTo(end: number): void {
    for (const item of this.items.slice(this.index.size, end)) this.index.add(this.describe(item));
  }
}
