/** The search over one catalog: its items, and the shared index built from them. */
import { SearchIndex, type Searchable } from '@disha/contract/search-index';

export interface Found<Item> {
  item: Item;
  score: number;
}

export class Searcher<Item> {
  private readonly index = new SearchIndex();
  private readonly items: readonly Item[];

  constructor(items: readonly Item[], describe: (item: Item) => Searchable) {
    this.items = items;
    for (const item of items) this.index.add(describe(item));
  }

  /** Best first; undefined when the words ask for nothing. */
  find(words: string): Found<Item>[] | undefined {
    return this.index.find(words)?.map(({ item, score }) => ({ item: this.items[item] as Item, score }));
  }

  /** All items in their own order, or what the words find, best first. */
  select(words: string | undefined): readonly Item[] {
    return this.find(words ?? '')?.map(({ item }) => item) ?? this.items;
  }
}
