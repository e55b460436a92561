/** The cards of a catalog in every language: one index finds them all, and shows them in the words of the reader's language. */
import type { ListDefinition } from '@disha/contract/list';
import { defaultLanguage, languages, type Language } from '@disha/contract/languages';
import type { Moves } from '@disha/search/moves';
import type { Searchable } from '@disha/search/searchable';
import type { Found, Searcher } from '@disha/search/searcher';
import type { Scheduler } from '../scheduler.ts';
import { resorted } from './resorted.ts';
import { buildSearcher } from './search.ts';

export interface LocalizedCards<Card> {
  /** In the order of their names there. */
  cards: readonly Card[];
  search: { find(words: string): Found<Card>[] | undefined; select(words: string | undefined): readonly Card[] };
  byId: ReadonlyMap<string, Card>;
}

interface LocalizedParts<Card> {
  list: Pick<ListDefinition<Card>, 'searchable' | 'order'>;
  scheduler: Scheduler;
  /** The card in the words of another language. */
  translated: (card: Card, language: Language) => Card;
  /** What else of it is searched there: fields, streams. */
  about: (card: Card, language: Language) => readonly string[];
}

export interface LocalizedList<Card> {
  in: (language: Language) => LocalizedCards<Card>;
  searcher: Searcher<Card>;
}

/** The cards in the order of their names there, by id. */
async function inWordsOf<Card extends { _id: string }>(
  language: Language,
  english: readonly Card[],
  { list, scheduler, translated }: LocalizedParts<Card>,
  before: LocalizedList<Card> | undefined,
): Promise<Map<string, Card>> {
  const known = before?.in(defaultLanguage);
  const there = before?.in(language);
  const inWords = (card: Card) => (known?.byId.get(card._id) === card && there?.byId.get(card._id)) || translated(card, language);
  const { cards } = await resorted(await scheduler.map(english, inWords), list.order, scheduler, there?.cards);
  return new Map(cards.map((card) => [card._id, card]));
}

/** What an index notes of a card. It is kept with the index, so it is made where nothing is at hand of what was before. */
function describedBy<Card extends { _id: string }>(
  { list, about }: LocalizedParts<Card>,
  inOthers: ReadonlyMap<Language, ReadonlyMap<string, Card>>,
): (card: Card) => Searchable {
  return (card) => {
    const said = list.searchable(card);
    const elsewhere = [...inOthers].map(([language, cards]) => ({ language, card: cards.get(card._id) ?? card }));
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
}

/** `before`: cards that are the very same as there are taken over, with their words and their places in the index. */
export async function localizedCards<Card extends { _id: string }>(
  unsorted: readonly Card[],
  parts: LocalizedParts<Card>,
  before?: LocalizedList<Card>,
): Promise<LocalizedList<Card>> {
  const { list, scheduler } = parts;
  const { cards: english, moves } = await resorted(unsorted, list.order, scheduler, before?.in(defaultLanguage).cards);
  const inOthers = new Map<Language, Map<string, Card>>();
  for (const language of languages)
    if (language !== defaultLanguage) inOthers.set(language, await inWordsOf(language, english, parts, before));
  const searchable = describedBy(parts, inOthers);
  const searcher = before
    ? await scheduler.stepped(before.searcher.updating(english, moves as Moves, searchable))
    : await buildSearcher(english, { searchable }, scheduler);
  const localized = new Map<Language, LocalizedCards<Card>>();
  localized.set(defaultLanguage, { cards: english, search: searcher, byId: new Map(english.map((card) => [card._id, card])) });
  for (const [language, byId] of inOthers) {
    const cards = [...byId.values()];
    const find = (words: string) => searcher.find(words)?.map((found) => ({ ...found, item: byId.get(found.item._id) ?? found.item }));
    localized.set(language, { cards, byId, search: { find, select: (words) => find(words ?? '')?.map(({ item }) => item) ?? cards } });
  }
  return { in: (language) => localized.get(language) as LocalizedCards<Card>, searcher };
}
