/** Answers a catalog's list by the definition that the browser narrows its own with. */
import { arrange, byRank, listQuestionKey, listQuestionOf, type ListQuestion, type ListDefinition, type Test } from '@disha/contract/list';
import type { Language } from '@disha/contract/languages';
import type { Searcher } from '@disha/search/searcher';
import type { z } from 'zod';
import type { SharedAnswer } from '../../http/answer.ts';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import type { HandlerResult } from '../../http/serve.ts';
import type { ListPart } from '../snapshot/parts.ts';
import type { CatalogSnapshot } from '../snapshot/snapshot.ts';

export interface ListParts<Card, Data extends z.ZodType> {
  snapshot: CatalogSnapshot;
  list: ListDefinition<Card>;
  /** In the words of a language. */
  view: (language: Language) => { cards: readonly Card[]; search: Pick<Searcher<Card>, 'select'> };
  /** What must hold of the answer. */
  schema: Data;
  /** The answer where it lies ready, and no card need be looked at. */
  ready?: (asked: ListQuestion) => HandlerResult<z.input<Data>> | undefined;
  /** A filter that a card cannot answer by itself. */
  also?: (asked: ListQuestion) => Test<Card> | undefined;
  /** An order that a card cannot tell by itself: by rank, the smallest first, unless a sort is asked for. */
  ranked?: (asked: ListQuestion) => ((card: Card) => number) | undefined;
  /** The rank behind a sort that a card cannot tell by itself. */
  sorted?: (asked: ListQuestion) => ((card: Card) => number) | undefined;
  answer: (cards: readonly Card[], asked: ListQuestion) => HandlerResult<z.input<Data>>;
  /** Which cards its answer can tell anything of: a change of others leaves it as it is. Left out, any change is one of it. */
  concerns?: (asked: ListQuestion) => Test<Card> | undefined;
}

function cardsFor<Card, Data extends z.ZodType>(
  parts: ListParts<Card, Data>,
  asked: ListQuestion,
  language: AnswerLanguage,
): readonly Card[] {
  const { list, view, also, ranked, sorted } = parts;
  const { cards, search } = view(translationIn(language));
  const { search: words, sortBy, sortOrder } = listQuestionOf(list, asked);
  const test = also?.(asked);
  const among = words === undefined ? cards : search.select(words);
  const found = test ? among.filter(test) : among;
  const inOrder = arrange(list, asked, { found, all: words === undefined ? found : cards });
  const rank = (sortBy === undefined ? ranked : sorted)?.(asked);
  // Turned round already: so is the rank, then.
  const turn = sortBy !== undefined && sortOrder === 'desc' ? -1 : 1;
  return rank ? byRank(inOrder, (card) => turn * rank(card)) : inOrder;
}

const answerTo = <Card, Data extends z.ZodType>(parts: ListParts<Card, Data>, asked: ListQuestion, language: AnswerLanguage) =>
  parts.ready?.(asked) ?? parts.answer(cardsFor(parts, asked, language), asked);

export function listAnswers<Card, Data extends z.ZodType>(
  parts: ListParts<Card, Data>,
): (asked: ListQuestion, language: AnswerLanguage) => SharedAnswer {
  const { snapshot, list, schema, concerns } = parts;
  const listPart = (asked: ListQuestion): ListPart | undefined => {
    const isOf = concerns?.(asked) as ListPart['isOf'] | undefined;
    return isOf && { catalog: list.name, isOf };
  };
  return (asked, language) =>
    snapshot.answer(
      language,
      listQuestionKey(list, asked),
      schema,
      () => answerTo(parts, asked, language),
      () => listPart(asked),
    );
}
