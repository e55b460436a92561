import type { ListDefinition } from '@disha/contract/list';
import { Searcher } from '@disha/search/searcher';

/** Fetched when somebody goes to a search box. */
export const searcherOf = <Item>(items: readonly Item[], searchable: ListDefinition<Item>['searchable']): Searcher<Item> =>
  new Searcher(items, searchable);
