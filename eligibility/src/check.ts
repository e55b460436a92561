/** Every verdict for a passport, with the nearest open doors beside the closed ones. The browser and the server run this same code. */
import type { Passport } from '@disha/contract/passport';
import { careerVerdict, finderOf } from './careers.ts';
import { needsDegree } from './rung.ts';
import { verdicts, type Book, type Career, type Item, type ItemId, type Judgement } from './types.ts';
import { verdict } from './verdict.ts';

export interface Judged extends ItemId, Judgement {
  /** Only of what is closed. */
  nearest: readonly ItemId[];
}

const mostNear = 3;
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** How near two items are: the same home field, then one they share. */
function nearness(of: Item | Career, other: Item | Career): number {
  if ('related' in of && of.related.includes(other.id)) return 3;
  if (of.fields[0] === other.fields[0]) return 2;
  return other.fields.some((field) => of.fields.includes(field)) ? 1 : 0;
}

/** Judges as it is asked, each item once. */
export function judging(book: Book, passport: Passport, { year }: { year: number }) {
  const find = finderOf(book);
  const made = new Map<Item | Career, Judgement>();
  const judge = (item: Item | Career): Judgement => {
    const before = made.get(item);
    if (before) return before;
    const judgement = item.type === 'careers' ? careerVerdict(passport, item, find, judge) : verdict(passport, item, { year });
    made.set(item, judgement);
    return judgement;
  };

  function nearest(item: Item | Career): readonly ItemId[] {
    const isOpenTo = (other: Item | Career) => passport.class === 'graduate' || other.type === 'careers' || !needsDegree(other);
    return (book[item.type] as readonly (Item | Career)[])
      .filter((other) => nearness(item, other) > 0 && isOpenTo(other) && judge(other).verdict !== 'closed')
      .map((other) => ({ other, near: nearness(item, other), rank: verdicts.indexOf(judge(other).verdict), level: sameLevel(item, other) }))
      .sort((a, b) => b.near - a.near || b.rank - a.rank || b.level - a.level || byText(a.other.id, b.other.id))
      .slice(0, mostNear)
      .map(({ other: { type, id } }) => ({ type, id }));
  }

  const judged = (item: Item | Career): Judged => {
    const judgement = judge(item);
    return { type: item.type, id: item.id, ...judgement, nearest: judgement.verdict === 'closed' ? nearest(item) : [] };
  };
  return { judge, judged };
}

const sameLevel = (a: Item | Career, b: Item | Career) => Number('level' in a && 'level' in b && a.level === b.level);
