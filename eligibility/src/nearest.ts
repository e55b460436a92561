/** The doors beside a closed one. Which are near is the book's and worked out once; which of them are open is the student's. */
import { needsDegree } from './rung.ts';
import { verdicts, type Book, type CareerRoutes, type Item, type ItemId, type Verdict } from './types.ts';

const mostNear = 3;
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** How near two items are: the same home field, then one they share. */
function nearness(of: Item | CareerRoutes, other: Item | CareerRoutes): number {
  if ('related' in of && of.related.includes(other.id)) return 3;
  if (of.fields[0] === other.fields[0]) return 2;
  return other.fields.some((field) => of.fields.includes(field)) ? 1 : 0;
}

/** Fields that meet what an item is of somewhere: medicine beside allied health. */
const fieldsBeside = (of: Item | CareerRoutes, all: readonly (Item | CareerRoutes)[]) =>
  new Set(all.filter((other) => nearness(of, other) > 0).flatMap(({ fields }) => fields));

/** A test for work beside a test for work, and one for graduates beside another: a door of another kind is no neighbour. */
const sameKind = (a: Item | CareerRoutes, b: Item | CareerRoutes) =>
  a.type === 'exams' && b.type === 'exams' ? Number(a.purpose === b.purpose) * 2 + Number(needsDegree(a) === needsDegree(b)) : 0;
const sameLevel = (a: Item | CareerRoutes, b: Item | CareerRoutes) => Number('level' in a && 'level' in b && a.level === b.level);

type Groups = readonly (readonly (Item | CareerRoutes)[])[];

function groupsAround(book: Book, item: Item | CareerRoutes): Groups {
  const all = book[item.type] as readonly (Item | CareerRoutes)[];
  const beside = fieldsBeside(item, all);
  const isBeside = ({ fields: [home] }: Item | CareerRoutes) => home !== undefined && beside.has(home);
  return [3, 2, 1, 0].map((near) =>
    all
      .filter((other) => nearness(item, other) === near && (near > 0 || isBeside(other)))
      .sort((a, b) => sameKind(item, b) - sameKind(item, a) || sameLevel(item, b) - sameLevel(item, a) || byText(a.id, b.id)),
  );
}

const made = new WeakMap<Item | CareerRoutes, Groups>();

function around(book: Book, item: Item | CareerRoutes): Groups {
  const before = made.get(item);
  if (before) return before;
  const groups = groupsAround(book, item);
  made.set(item, groups);
  return groups;
}

const fromBest = verdicts.filter((verdict) => verdict !== 'closed').reverse();
const rankOf = new Map<Verdict, number>(fromBest.map((verdict, rank) => [verdict, rank]));

/** Near before far, then open before what is not yet, then the state's own, then of the same kind and level. */
export function nearestTo(
  book: Book,
  item: Item | CareerRoutes,
  isFor: (other: Item | CareerRoutes) => boolean,
  isOwn: (other: Item | CareerRoutes) => boolean,
  verdictOf: (other: Item | CareerRoutes) => Verdict,
): readonly ItemId[] {
  const found: ItemId[] = [];
  // Only an exam is a state's own.
  const best = item.type === 'exams' ? 0 : 1;
  for (const group of around(book, item)) {
    const missing = mostNear - found.length;
    const bins: (Item | CareerRoutes)[][] = [];
    for (const other of group) {
      if (!isFor(other)) continue;
      const rank = rankOf.get(verdictOf(other));
      if (rank === undefined) continue;
      const bin = (bins[rank * 2 + (isOwn(other) ? 0 : 1)] ??= []);
      bin.push(other);
      // Nothing after it can be better: most are open at once.
      if (bin === bins[best] && bin.length === missing) break;
    }
    for (const { type, id } of bins.flat().slice(0, missing)) found.push({ type, id });
    if (found.length === mostNear) return found;
  }
  return found;
}
