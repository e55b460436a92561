/** A list in its order, of which most was in its order before. */
import { movedList, type Moves } from '@disha/search/moves';
import { firstWhere } from '@disha/search/first-where';
import type { Scheduler } from '../scheduler.ts';

interface Identified {
  _id: string;
}

type Compare<Card> = (a: Card, b: Card) => number;

/** Equals by their ids: so they are sorted the same whichever comes first. */
const withIds =
  <Card extends Identified>(order: Compare<Card>): Compare<Card> =>
  (a, b) =>
    order(a, b) || (a._id < b._id ? -1 : a._id > b._id ? 1 : 0);

/** Cards that are the very same as before keep their places among each other; every other is put in. */
export async function resorted<Card extends Identified>(
  cards: readonly Card[],
  order: Compare<Card>,
  scheduler: Scheduler,
  before?: readonly Card[],
): Promise<{ cards: readonly Card[]; moves: Moves | undefined }> {
  const compare = withIds(order);
  if (!before) return { cards: await scheduler.sorted(cards, compare), moves: undefined };
  const now = new Set(cards);
  const then = new Set(before);
  const gone = before.flatMap((card, place) => (now.has(card) ? [] : [place]));
  const stayed = before.filter((card) => now.has(card));
  const come = cards.filter((card) => !then.has(card)).sort(compare);
  const added = come.map((card, index) => firstWhere(stayed, 0, (other) => compare(other, card) >= 0) + index);
  const moves: Moves = { before: before.length, after: cards.length, gone, added };
  return { cards: movedList(before, moves, come), moves };
}
