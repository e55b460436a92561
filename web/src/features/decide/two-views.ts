/** Where two who weigh the same shortlist agree, what they see most differently, and what they might ask each other. */
import { criteria, worthOf, type Criterion, type Weighing } from './criteria.ts';
import { countedOf, ratingOf } from './counted.ts';
import type { KnownRatings } from './known.ts';

export interface ViewedItem {
  id: string;
  known: KnownRatings;
}

/** One says that it matters so much, or rates it so, and the other differently. */
export type Difference =
  | { kind: 'weight'; thing: Criterion; more: 'student' | 'parent' }
  | { kind: 'rating'; thing: Criterion; item: number; higher: 'student' | 'parent' };

export type FamilyQuestion =
  | { kind: 'whyMatters'; thing: Criterion; ask: 'student' | 'parent' }
  | { kind: 'whyGood'; thing: Criterion; item: number; ask: 'student' | 'parent' }
  | { kind: 'worstOf'; item: number; ask: 'student' | 'parent' }
  | { kind: 'whatIf'; item: number }
  | { kind: 'findOut'; thing: Criterion; item: number };

interface TwoViews {
  /** Both are ahead with the same item. */
  sameFirst: number | undefined;
  /** Things that both chose, and that matter to both the same. */
  sameThings: readonly Criterion[];
  firsts: { student: number | undefined; parent: number | undefined };
  difference: Difference | undefined;
  /** Three, always. */
  questions: readonly FamilyQuestion[];
}

const worth = ({ matters }: Weighing, thing: Criterion) => {
  const weight = matters[thing];
  return weight === undefined ? 0 : worthOf[weight];
};

function firstOf(view: Weighing, items: readonly ViewedItem[]): number | undefined {
  const weighed = countedOf(view, items).weighed;
  return weighed?.ahead.length === 1 ? weighed.ahead[0] : undefined;
}

/** In points: how far a weight apart moves five of a rating, how far a rating apart moves the sum. The first of the largest. */
function differences(student: Weighing, parent: Weighing, items: readonly ViewedItem[]): { size: number; difference: Difference }[] {
  // Two things of their own are only the same where they are called the same.
  const isSameOwn = student.own.trim() === parent.own.trim();
  return criteria.flatMap((thing) => {
    if (thing === 'own' && !isSameOwn) return [];
    const [ours, theirs] = [worth(student, thing), worth(parent, thing)];
    const byWeight =
      ours === theirs
        ? []
        : [
            {
              size: Math.abs(ours - theirs) * 3,
              difference: { kind: 'weight', thing, more: ours > theirs ? 'student' : 'parent' } as const,
            },
          ];
    const byRating = items.flatMap((item, at) => {
      const [one, other] = [ratingOf(student, thing, item), ratingOf(parent, thing, item)];
      if (one === undefined || other === undefined || one === other || ours === 0 || theirs === 0) return [];
      const higher = one > other ? ('student' as const) : ('parent' as const);
      return [{ size: Math.abs(one - other) * Math.max(ours, theirs), difference: { kind: 'rating', thing, item: at, higher } as const }];
    });
    return [...byWeight, ...byRating];
  });
}

function questionOf(difference: Difference): FamilyQuestion {
  return difference.kind === 'weight'
    ? { kind: 'whyMatters', thing: difference.thing, ask: difference.more }
    : { kind: 'whyGood', thing: difference.thing, item: difference.item, ask: difference.higher };
}

/** What neither knows and no fact says: to be found out together. */
function unknownTo(student: Weighing, parent: Weighing, items: readonly ViewedItem[]): FamilyQuestion[] {
  return criteria.flatMap((thing) =>
    worth(student, thing) + worth(parent, thing) === 0
      ? []
      : items.flatMap((item, at) => (item.known[thing] === undefined ? [{ kind: 'findOut', thing, item: at } as const] : [])),
  );
}

export function twoViews(student: Weighing, parent: Weighing, items: readonly ViewedItem[]): TwoViews {
  const firsts = { student: firstOf(student, items), parent: firstOf(parent, items) };
  const sameFirst = firsts.student === firsts.parent ? firsts.student : undefined;
  const apart = differences(student, parent, items).sort((one, other) => other.size - one.size);
  const [first, second] = apart;
  const asked: FamilyQuestion[] = [
    ...(first ? [questionOf(first.difference)] : []),
    ...(second ? [questionOf(second.difference)] : []),
    ...(sameFirst === undefined
      ? [
          ...(firsts.student === undefined ? [] : [{ kind: 'worstOf', item: firsts.student, ask: 'parent' } as const]),
          ...(firsts.parent === undefined ? [] : [{ kind: 'worstOf', item: firsts.parent, ask: 'student' } as const]),
        ]
      : [{ kind: 'whatIf', item: sameFirst } as const]),
    ...unknownTo(student, parent, items),
    { kind: 'whatIf', item: 0 },
    { kind: 'worstOf', item: 0, ask: 'student' },
    { kind: 'worstOf', item: 1, ask: 'parent' },
  ];
  const seen = new Set<string>();
  const questions = asked.filter((question) => {
    const key = JSON.stringify(question);
    return !seen.has(key) && seen.add(key);
  });
  return {
    ...{ sameFirst, firsts },
    sameThings: criteria.filter(
      (thing) =>
        worth(student, thing) > 0 &&
        worth(student, thing) === worth(parent, thing) &&
        (thing !== 'own' || student.own.trim() === parent.own.trim()),
    ),
    difference: first?.difference,
    questions: questions.slice(0, 3),
  };
}
