/** Answers as they stand in the pack of the catalogs: what the server would have said when it was fetched. */
import { compareNames } from '@disha/contract/by-name';
import { Searcher } from '@disha/search/searcher';
import { packs } from '../../api/packs.ts';
import type { Locale } from '../../messages/locale.ts';

interface CatalogsPack {
  answers: Readonly<Record<string, unknown>>;
}

/** What all cards have, whatever they are of. */
interface Card {
  _id: string;
  name: string;
}

type Searched = Readonly<Record<string, string | undefined>>;

/** Of these a list is made here; whatever else is asked of one, only the server knows. */
const ofLists = ['limit', 'search'];

const isCard = (value: unknown): value is Card => typeof value === 'object' && value !== null && '_id' in value && 'name' in value;

/** Once for what a pack holds: the items whose own answers stand below a list's address, which say all that their cards do. */
const listed = new WeakMap<CatalogsPack, Map<string, Searcher<Card>>>();
const cardsOf = new WeakMap<Searcher<Card>, readonly Card[]>();

function searcherAt(pack: CatalogsPack, path: string): Searcher<Card> {
  const lists = listed.get(pack) ?? new Map<string, Searcher<Card>>();
  listed.set(pack, lists);
  const before = lists.get(path);
  if (before) return before;
  const below = Object.keys(pack.answers).filter((key) => key.startsWith(`${path}/`));
  const cards = below.flatMap((key) => Object.values(pack.answers[key] as object).filter(isCard)).sort(compareNames);
  const searcher = new Searcher(cards, (card) => ({
    strong: [],
    name: card.name,
    about: Object.values(card).filter((value) => typeof value === 'string'),
  }));
  cardsOf.set(searcher, cards);
  lists.set(path, searcher);
  return searcher;
}

/** The whole list where the answer of the pack is its first page; else that answer with what the words find. */
function listOf(pack: CatalogsPack, path: string, { search = '' }: Searched): unknown {
  const answer = pack.answers[path] as Readonly<Record<string, unknown>> | undefined;
  const name = path.slice(1);
  if (!answer || !Array.isArray(answer[name])) return undefined;
  const searcher = searcherAt(pack, path);
  const cards = search.trim() === '' ? (cardsOf.get(searcher) ?? []) : searcher.select(search);
  const pagination = {
    ...{ currentPage: 1, totalPages: 1, totalCount: cards.length },
    ...{ hasNextPage: false, hasPrevPage: false, limit: cards.length },
  };
  return { ...answer, [name]: cards, ...('pagination' in answer ? { pagination } : {}) };
}

/** Of this language; undefined where it is not kept, or says nothing at this address. */
export async function storedAnswer(path: string, locale: Locale, query: Searched = {}): Promise<unknown> {
  const asked = Object.keys(query);
  if (!asked.every((name) => ofLists.includes(name))) return undefined;
  const pack = (await packs.open(`catalogs-${locale}`)) as CatalogsPack | undefined;
  if (!pack) return undefined;
  return asked.length === 0 ? pack.answers[path] : listOf(pack, path, query);
}
