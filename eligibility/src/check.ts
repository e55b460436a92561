/** Every verdict for a passport, with the nearest open doors beside the closed ones. The browser and the server run this same code. */
import type { DegreeFamily, Passport } from '@disha/contract/passport';
import { careerVerdict, finderOf, type Judge } from './careers.ts';
import { degreesIn, isIn } from './degree-book.ts';
import { isEarly, needsDegree } from './rung.ts';
import { verdicts, type Book, type Career, type Discipline, type Item, type ItemId, type Judgement } from './types.ts';
import { verdict, type Around } from './verdict.ts';

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
  const degrees = degreesIn(book);
  const made = new Map<Item | Career, Judgement>();
  const reached = new Map<string, boolean>();
  const judge = (item: Item | Career): Judgement => {
    const before = made.get(item);
    if (before) return before;
    const judgement =
      item.type === 'careers' ? careerVerdict(passport, item, { find, judge: judgeStep, degrees }) : verdict(passport, item, around);
    made.set(item, judgement);
    return judgement;
  };
  /** Only what the steps before have led to tells one student before an item from the same before it another time. */
  const ahead = new Map<string, Judgement>();
  const judgeStep: Judge = (item, passed, after = 0) => {
    if (passed === undefined) return judge(item);
    const degreesSoFar = passed.degrees.map(({ family, in: of }) => `${family}:${String(of)}`).join(' ');
    const key = `${item.type}/${item.id} ${after} ${passed.holds.join()} ${degreesSoFar}`;
    const before = ahead.get(key);
    if (before) return before;
    const judgement = verdict(passport, item, { ...around, passed, after });
    ahead.set(key, judgement);
    return judgement;
  };
  /** A degree that only graduates begin (LLB, M.Sc) is as near as any; the others by what they are begun with. */
  const reaches = (families: readonly DegreeFamily[], within: readonly Discipline[] | undefined) =>
    families.some((family) => {
      const key = `${family} ${String(within)}`;
      const before = reached.get(key);
      if (before !== undefined) return before;
      const begun = degrees.begunFor(family);
      // What is begun after Class 10 is behind whoever is in Class 12.
      const ahead = begun.filter((item) => (passport.class === '10' || !isEarly(item)) && isIn(item, within));
      const isReached = begun.length === 0 || ahead.some((item) => judge(item).verdict !== 'closed');
      reached.set(key, isReached);
      return isReached;
    });
  const around: Around = { year, degrees, reaches };

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
