/** The cards of a catalog in every language: one index finds them all, and shows them in the words of whoever asks. */
import type { ListDefinition } from '@disha/contract/list';
import { defaultLanguage, languages, type Language } from '@disha/contract/languages';
import type { Searchable } from '@disha/search/search-index';
import type { Found } from '@disha/search/searcher';
import type { Pace } from './pace.ts';
import { searcherOf } from './search.ts';

export interface SpokenCards<Card> {
  /** In the order of their names there. */
  cards: readonly Card[];
  search: { find(words: string): Found<Card>[] | undefined; select(words: string | undefined): readonly Card[] };
  byId: ReadonlyMap<string, Card>;
}

interface Parts<Card> {
  list: Pick<ListDefinition<Card>, 'searchable' | 'order'>;
  pace: Pace;
  /** The card in the words of another language. */
  translated: (card: Card, language: Language) => Card;
  /** What else of it is searched there: fields, streams. */
  about: (card: Card, language: Language) => readonly string[];
}

export async function spokenCards<Card extends { _id: string }>(
  unsorted: readonly Card[],
  { list, pace, translated, about }: Parts<Card>,
): Promise<(language: Language) => SpokenCards<Card>> {
  const others = languages.filter((language) => language !== defaultLanguage);
  const english = await pace.sorted(unsorted, list.order);
  const inOthers = new Map<Language, Map<string, Card>>();
  for (const language of others) {
    const cards = await pace.sorted(await pace.map(english, (card) => translated(card, language)), list.order);
    inOthers.set(language, new Map(cards.map((card) => [card._id, card])));
  }
  const searchable = (card: Card): Searchable => {
    const said = list.searchable(card);
    const elsewhere = others.map((language) => ({ language, card: inOthers.get(language)?.get(card._id) ?? card }));
    const searched = elsewhere.map(({ card: other }) => list.searchable(other));
    return {
      ...said,
      alsoNamed: searched.flatMap(({ strong, name }) => [...strong, name]),
      about: [
        ...(said.about ?? []),
        ...searched.flatMap((other) => other.about ?? []),
        ...elsewhere.flatMap(({ language, card: other }) => about(other, language)),
      ],
    };
  };
  const searcher = await searcherOf(english, { searchable }, pace);
  const spoken = new Map<Language, SpokenCards<Card>>();
  spoken.set(defaultLanguage, { cards: english, search: searcher, byId: new Map(english.map((card) => [card._id, card])) });
  for (const [language, byId] of inOthers) {
    const cards = [...byId.values()];
    const find = (words: string) => searcher.find(words)?.map(({ item, score }) => ({ item: byId.get(item._id) ?? item, score }));
    spoken.set(language, { cards, byId, search: { find, select: (words) => find(words ?? '')?.map(({ item }) => item) ?? cards } });
  }
  return (language) => spoken.get(language) as SpokenCards<Card>;
}
