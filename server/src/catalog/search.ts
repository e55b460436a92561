import type { Pace } from './pace.ts';
import { Searcher } from '@disha/search/searcher';
import type { ListDefinition } from '@disha/contract/list';

/** So many are indexed in about a millisecond. */
const slice = 32;
const byCode = (a: string, b: string) => (a < b ? -1 : 1);

/** The search over a list, with its index whole before anybody asks. */
export async function searcherOf<Card>(
  cards: readonly Card[],
  list: Pick<ListDefinition<Card>, 'searchable'>,
  pace: Pace,
): Promise<Searcher<Card>> {
  const searcher = new Searcher(cards, list.searchable);
  await searcher.growBy(
    slice,
    (texts) => pace.sorted(texts, byCode),
    () => pace.breathe(),
  );
  return searcher;
}
