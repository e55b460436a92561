import { defaultLanguage, languages } from '@disha/contract/languages';
import { districts } from '@disha/contract/districts';
import { namedPlaces } from '@disha/contract/place-names';
import { districtNames } from '@disha/contract/words/every-districts';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { learn, learnedMeaning } from '@disha/search/learned';
import { foldForSearch } from '@disha/search/text';
import { learnTyped } from '@disha/search/typed';
import type { Scheduler } from '../scheduler.ts';
import { Searcher } from '@disha/search/searcher';
import type { ListDefinition } from '@disha/contract/list';

learnTyped();
// States and districts are found by their names in every language: a table here, no word more in any index.
const places = languages
  .filter((language) => language !== defaultLanguage)
  .flatMap((language) => [...Object.entries(everyTaxonomy[language].states), ...Object.entries(districtNames[language])]);
learn({ words: Object.fromEntries(places.map(([english, name]) => [foldForSearch(name), foldForSearch(english)])) });
// Everyday names and towns in Devanagari; one that a district has is the district's.
for (const { names, inHindi } of namedPlaces)
  for (const name of inHindi.map(foldForSearch))
    if (learnedMeaning(name) === undefined) learn({ words: { [name]: foldForSearch(names[0] ?? '') } });

// Of a name of several words none alone is a place: "Nagar", "East".
const districtsOfIndia = districts.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]);
learn({
  places: [...districtsOfIndia, ...namedPlaces.flatMap(({ names }) => names)].map(foldForSearch).filter((name) => !name.includes(' ')),
});

/** So many are indexed in about a millisecond. */
const slice = 32;
const byCode = (a: string, b: string) => (a < b ? -1 : 1);

/** The search over a list, with its index whole before anybody asks. */
export async function buildSearcher<Card>(
  cards: readonly Card[],
  list: Pick<ListDefinition<Card>, 'searchable'>,
  scheduler: Scheduler,
): Promise<Searcher<Card>> {
  const searcher = new Searcher(cards, list.searchable);
  await grow(searcher, scheduler);
  return searcher;
}

export function grow<Item>(searcher: Searcher<Item>, scheduler: Scheduler): Promise<void> {
  return searcher.growBy(
    slice,
    (texts) => scheduler.sorted(texts, byCode),
    () => scheduler.yieldToEventLoop(),
  );
}
