/** Rules 1 to 12 of a plan, said from the law's side: it reads the proposal and the tables of the catalog, and nothing of the chooser. */
import { judging } from '../check.ts';
import { isEarly, needsDegree } from '../rung.ts';
import type { Book, CareerRoutes, Item, Verdict } from '../types.ts';

interface Way {
  label: string;
  sure: boolean;
  career?: string;
  course?: string;
  exams: readonly string[];
  byMarks: boolean;
  words?: string;
  places: readonly { college: string; near: string }[];
  verdict: Verdict;
  chance: { band: string; percent?: number } | null;
  beyond?: true;
  because: readonly { kind: string; items?: readonly { id: string }[] }[];
}

interface Wish {
  type: string;
  id: string;
}

export interface Asked {
  student: {
    passport: Parameters<typeof judging>[1] & { state?: string | undefined };
    wishes: { noted: readonly Wish[] };
    year: number;
  };
  plan: {
    goal: Wish | null;
    replaced?: Wish;
    ways: readonly Way[];
    missingSure?: true;
    leftWithNothing?: number | null;
    notTaken: readonly Wish[];
  };
  /** As far as the student would go. */
  farthest: string;
  /** Whom alone a college takes. */
  onlyFor: (college: string) => string | undefined;
  /** Why no place near home is needed. */
  anywhereOf: (course: string) => string | undefined;
}

const distances = ['district', 'next', 'state', 'india'];
const bands = { likely: 85, possible: 50, reach: 15 } as const;
type Law = (asked: Asked, tables: Tables) => boolean;

class Tables {
  readonly items: ReadonlyMap<string, Item | CareerRoutes>;
  readonly judge: (item: Item | CareerRoutes) => { verdict: Verdict };

  constructor(book: Book, { student: { passport, year } }: Asked) {
    this.items = itemsOf(book);
    this.judge = judging(book, passport, { year }).judge;
  }

  item(type: string, id: string | undefined): Item | undefined {
    return this.items.get(`${type}/${id}`) as Item | undefined;
  }

  isClosed({ type, id }: Wish): boolean {
    const item = this.items.get(`${type}/${id}`);
    return item === undefined || this.judge(item).verdict === 'closed';
  }

  leadsTo(career: string, id: string | undefined): boolean {
    const found = this.items.get(`careers/${career}`) as CareerRoutes | undefined;
    return found?.leads.some((lead) => lead.id === id) === true;
  }
}

const known = new WeakMap<Book, ReadonlyMap<string, Item | CareerRoutes>>();
function itemsOf(book: Book): ReadonlyMap<string, Item | CareerRoutes> {
  const all = [...book.courses, ...book.exams, ...book.careers];
  const made = known.get(book) ?? new Map(all.map((item) => [`${item.type}/${item.id}`, item]));
  known.set(book, made);
  return made;
}

const first = ({ plan: { ways } }: Asked) => ways.find(({ label }) => label === 'A');
const thenOf = ({ because }: Way) => because.flatMap(({ items = [] }) => items.map(({ id }) => id));
const isFar = (near: string, most: string) => distances.indexOf(near) > distances.indexOf(most);
const wished = ({ student }: Asked) => student.wishes.noted.filter(({ type }) => type !== 'colleges');
const isWished = (asked: Asked, id: string | undefined) => wished(asked).some((wish) => wish.id === id);

const laws: Readonly<Record<string, Law>> = {
  '1: the goal is the newest wish that is not closed': (asked, tables) => {
    const open = wished(asked).find((wish) => !tables.isClosed(wish));
    return open === undefined || (asked.plan.goal?.type === open.type && asked.plan.goal.id === open.id);
  },
  '1: a closed newest wish is told': (asked, tables) => {
    const [newest] = wished(asked);
    return newest === undefined || (asked.plan.replaced !== undefined) === tables.isClosed(newest);
  },
  '2: the first way leads to the goal, where any does': (asked, tables) => {
    const [way, { goal }] = [first(asked), asked.plan];
    if (way === undefined || goal === null || goal.type === 'fields' || !says(way, ['goal', 'itself', 'opened'])) return true;
    const behind = thenOf(way);
    if (goal.type === 'careers')
      return (
        way.career === goal.id &&
        (way.words !== undefined || [way.course, ...way.exams, ...behind].some((id) => tables.leadsTo(goal.id, id)))
      );
    return goal.type === 'courses' ? [way.course, ...behind].includes(goal.id) : [...way.exams, ...behind].includes(goal.id);
  },
  '3: the second way goes through another gate, and lies within reach': ({ plan: { ways } }) => {
    const [a, b] = ['A', 'B'].map((label) => ways.find((way) => way.label === label));
    return a === undefined || b === undefined || (b.beyond !== true && !b.exams.some((id) => a.exams.includes(id)));
  },
  '4: no way is sure, or none is missing': ({ plan: { ways, missingSure } }) =>
    ways.length === 0 || (missingSure === true) === ways.every(({ sure }) => !sure),
  '4: what is sure is open, within reach, and needs no test but with a chance of 95': ({ plan: { ways }, student: { passport } }) =>
    ways.every(
      ({ sure, beyond, verdict, exams, chance }) =>
        !sure ||
        (beyond !== true &&
          (verdict === 'open' || (passport.class === '10' && verdict === 'depends')) &&
          (exams.length === 0 || (chance?.percent ?? 0) >= 95)),
    ),
  '4: nothing is sure to somebody of whom hardly anything is told': ({ plan: { ways }, student: { passport } }) =>
    (passport.class !== undefined && passport.state !== undefined) || ways.every(({ sure }) => !sure),
  '5: at most six places, none farther than one would go': ({ plan: { ways }, farthest }) =>
    ways.every(
      ({ places, beyond }) => places.length <= 6 && places.every(({ near }) => !isFar(near, beyond === true ? 'india' : farthest)),
    ),
  '5: a place for women or men alone is for them': ({ plan: { ways }, student: { passport }, onlyFor }) => {
    const taker = passport.gender === 'female' ? 'women' : passport.gender === 'male' ? 'men' : undefined;
    return ways.every(({ places }) => places.every(({ college }) => [undefined, taker].includes(onlyFor(college) as typeof taker)));
  },
  '6: marks and a test do not stand together': ({ plan: { ways } }) => ways.every(({ byMarks, exams }) => !(byMarks && exams.length > 0)),
  '6: nothing that is proposed is closed': ({ plan: { ways } }, tables) =>
    ways.every(
      ({ course, exams, verdict }) =>
        verdict !== 'closed' &&
        [tables.item('courses', course), ...exams.map((id) => tables.item('exams', id))].every(
          (item) => item === undefined || tables.judge(item).verdict !== 'closed',
        ),
    ),
  '7: what asks for a degree is begun by graduates, and none of them begins below it unasked': (asked, tables) =>
    asked.plan.ways.every(({ label, course, career }) => {
      const item = tables.item('courses', course);
      if (item === undefined || isWished(asked, course)) return true;
      if (asked.student.passport.class !== 'graduate') return !needsDegree(item);
      return !isEarly(item) || label === 'A' || isWished(asked, career);
    }),
  '8: no chance is below 15 in 100, and its band is that of chances': ({ plan: { ways } }) =>
    ways.every(({ chance }) => chance === null || (chance.percent ?? 0) >= bands[chance.band as keyof typeof bands] - 1),
  '8: all failing is told where every chance is known': ({ plan: { ways, leftWithNothing } }) =>
    ways.length === 0 || (leftWithNothing !== null) === ways.every(({ chance }) => chance !== null),
  '11: each wish is in a way or has its reason, and each way has one': (asked, tables) =>
    asked.plan.ways.every(({ because }) => because.length > 0) &&
    wished(asked).every(
      (wish) => !tables.isClosed(wish) || asked.plan.notTaken.some(({ type, id }) => type === wish.type && id === wish.id),
    ),
  '12: no two ways share study and gate': ({ plan: { ways } }) => {
    const keys = ways.map(({ course, career, exams, byMarks, words }) => [course ?? career, exams.join('+'), byMarks, words].join('|'));
    return new Set(keys).size === keys.length;
  },
};

const says = ({ because }: Way, kinds: readonly string[]) => because.some(({ kind }) => kinds.includes(kind));

/** The rules that a plan breaks, by what they say. */
export function wrongWays(book: Book, asked: Asked): readonly string[] {
  const tables = new Tables(book, asked);
  return Object.entries(laws).flatMap(([law, holds]) => (holds(asked, tables) ? [] : [law]));
}
