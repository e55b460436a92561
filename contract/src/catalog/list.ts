/**
 * One definition of a list for both sides: what it can be filtered, sorted and counted by, and which questions are the same
 * question. The server answers with it, the browser narrows what it already has with it. Plain code, without zod.
 */
import type { Searchable } from '@disha/search/searchable';
import { foldText } from '@disha/search/text';

export type Test<Card> = (card: Card) => boolean;

/** A question to a list: words, filters by name, an order, a page. An empty text asks for nothing. */
export interface ListQuestion {
  search?: string | undefined;
  sortBy?: string | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
  page?: number | undefined;
  limit?: number | undefined;
  [filter: string]: string | number | undefined;
}

type Counters<Card> = Readonly<Record<string, (card: Card) => readonly string[]>>;
type CountsOf<Counted> = {
  [Name in keyof Counted]: Counted[Name] extends (card: never) => readonly (infer Value)[] ? ReadonlyMap<Value, number> : never;
};

export interface ListDefinition<Card, Filter extends string = string, Sort extends string = string, Counted = Counters<Card>> {
  name: string;
  /** What of a card the search reads. Both sides index the same cards, so they find the same things. */
  searchable: (card: Card) => Searchable;
  /**
   * Who searches, decided here once. The browser, where the list comes whole (at most `longestLocalSearch`) and its cards hold all
   * that is searched. The server, where it comes by pages, or what people call its items would double what the cards weigh.
   */
  searchedBy: 'browser' | 'server';
  /** The list's own order: when nothing else is asked, and among equals of a sort. */
  order: (a: Card, b: Card) => number;
  /** Which cards a value lets through; undefined where it filters nothing. */
  filters: Readonly<Record<Filter, (value: string) => Test<Card> | undefined>>;
  /** By rank, the smallest first. The first sort is the list's own order. */
  sorts: Readonly<Record<Sort, (card: Card) => number>>;
  /** By name of a filter: under which of its values a card is counted. */
  counts: Counted;
  /** By rank, the smallest first, when neither words nor a sort decide: the courses at home in a field, before its guests. */
  near?: (asked: ListQuestion) => ((card: Card) => number) | undefined;
  /** How many a page holds unless that is asked for, where there are pages. */
  pageSize?: number;
}

/** So many cards are indexed in about 20 ms of a slow phone. */
export const longestLocalSearch = 500;

/** Keeps the names of filters, sorts and counts, and who searches, while checking the form. */
export function defineList<Card>() {
  return <Filter extends string, Sort extends string, Counted extends Counters<Card>, By extends 'browser' | 'server'>(
    definition: ListDefinition<Card, Filter, Sort, Counted> & { searchedBy: By },
  ): ListDefinition<Card, Filter, Sort, Counted> & { searchedBy: By } => definition;
}

export const sortsOf = <Sort extends string>({ sorts }: { sorts: Readonly<Record<Sort, unknown>> }) => Object.keys(sorts) as Sort[];

const isSearched = ({ search }: ListQuestion) => foldText(search ?? '') !== '';

/**
 * What is really asked: without what is empty, what goes without saying and what changes nothing, in the order of the
 * alphabet. Two questions that mean the same are the same, so that this is also what an answer is kept under.
 */
export function listQuestionOf<Card>(list: ListDefinition<Card>, { sortBy, sortOrder, page, limit, ...rest }: ListQuestion): ListQuestion {
  const [own] = Object.keys(list.sorts);
  const words = isSearched(rest);
  const sort = sortBy !== undefined && Object.hasOwn(list.sorts, sortBy) && (words || sortBy !== own) ? sortBy : undefined;
  const said: ListQuestion = {
    ...rest,
    search: words ? rest.search?.trim() : undefined,
    sortBy: sort,
    // The best match first has no other way round.
    sortOrder: sortOrder === 'desc' && (sort !== undefined || !words) ? 'desc' : undefined,
    page: page === 1 ? undefined : page,
    limit: limit === list.pageSize ? undefined : limit,
  };
  const entries = Object.entries(said).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const listQuestionKey = <Card>(list: ListDefinition<Card>, asked: ListQuestion) =>
  `${list.name} ${JSON.stringify(listQuestionOf(list, asked))}`;

function testsOf<Card>(list: Pick<ListDefinition<Card>, 'filters'>, asked: ListQuestion): [string, Test<Card>][] {
  return Object.entries(list.filters).flatMap(([name, filter]): [string, Test<Card>][] => {
    const value = asked[name];
    const test = value === undefined || value === '' ? undefined : filter(String(value));
    return test ? [[name, test]] : [];
  });
}

/** The cards that all filters of a question let through. */
export function filterOf<Card>(list: Pick<ListDefinition<Card>, 'filters'>, asked: ListQuestion): Test<Card> {
  const tests = testsOf(list, asked).map(([, test]) => test);
  return (card) => tests.every((test) => test(card));
}

export interface Cards<Card> {
  /** What the words found, best first; everything where nothing is searched. */
  found: readonly Card[];
  /** The whole list in its own order, where it is at hand: nothing has to be compared then. */
  all?: readonly Card[];
}

/** The cards a question asks for, in its order; all pages of them. */
export function arrange<Card>(list: ListDefinition<Card>, asked: ListQuestion, { found, all }: Cards<Card>): readonly Card[] {
  const question = listQuestionOf(list, asked);
  const tests = testsOf(list, question).map(([, test]) => test);
  const wanted = tests.length === 0 ? found : found.filter((card) => tests.every((test) => test(card)));
  const { sortBy } = question;
  if (sortBy === undefined && isSearched(question)) return wanted;
  const inOrder = inOwnOrder(list, wanted, found === all ? wanted : all);
  const rank = sortBy === undefined ? list.near?.(question) : list.sorts[sortBy];
  const sorted = rank ? byRank(inOrder, rank) : inOrder;
  return question.sortOrder === 'desc' ? sorted.slice().reverse() : sorted;
}

function inOwnOrder<Card>(list: ListDefinition<Card>, wanted: readonly Card[], all: readonly Card[] | undefined): readonly Card[] {
  if (all === wanted) return wanted;
  if (!all) return wanted.slice().sort((a, b) => list.order(a, b));
  const isWanted = new Set(wanted);
  return all.filter((card) => isWanted.has(card));
}

/** Ranks are few: the cards are dealt out, and keep their order within each. */
export function byRank<Card>(cards: readonly Card[], rankOf: (card: Card) => number): Card[] {
  const byRank = new Map<number, Card[]>();
  for (const card of cards) {
    const rank = rankOf(card);
    const hand = byRank.get(rank);
    if (hand) hand.push(card);
    else byRank.set(rank, [card]);
  }
  return [...byRank].sort(([a], [b]) => a - b).flatMap(([, hand]) => hand);
}

/**
 * How many cards stand under each value of a filter. Each filter is counted with the others in force and itself left out,
 * so that a picture shows where else to look.
 */
export function countsOf<Card, Counted extends Counters<Card>>(
  list: ListDefinition<Card, string, string, Counted>,
  asked: ListQuestion,
  found: readonly Card[],
): CountsOf<Counted> {
  const tests = testsOf(list, asked);
  const counted = Object.entries(list.counts).map(([name, valuesOf]) => ({ name, valuesOf, counts: new Map<string, number>() }));
  for (const card of found) {
    const failed = tests.filter(([, test]) => !test(card));
    if (failed.length > 1) continue;
    for (const { name, valuesOf, counts } of counted) {
      if (failed[0] && failed[0][0] !== name) continue;
      for (const value of valuesOf(card)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return Object.fromEntries(counted.map(({ name, counts }) => [name, counts])) as unknown as CountsOf<Counted>;
}
