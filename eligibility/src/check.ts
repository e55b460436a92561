/** Every verdict for a passport, with the nearest open doors beside the closed ones. The browser and the server run this same code. */
import { degreesOf, type DegreeFamily, type Passport } from '@disha/contract/passport';
import { reachOf, type DegreeReach } from './after-degree.ts';
import { bestOf, doneOf, finderOf, walkOf, type Judge, type Walk } from './careers.ts';
import { degreesIn, isIn } from './degree-book.ts';
import { nearestTo } from './nearest.ts';
import { isEarly, needsDegree } from './rung.ts';
import { routesOf } from './stand-in.ts';
import type { Book, Career, Discipline, Item, ItemId, Judgement, Route } from './types.ts';
import { verdict, type AroundVerdict } from './verdict.ts';

export interface Judged extends ItemId, Judgement {
  /** Only of what is closed. */
  nearest: readonly ItemId[];
}

/** Judges as it is asked, each item once. */
export function judging(book: Book, passport: Passport, { year }: { year: number }) {
  const find = finderOf(book);
  // One more subject shuts no door: at school a career is judged by the page's own routes.
  const isGraduate = passport.class === 'graduate';
  const degrees = degreesIn(book);
  const made = new Map<Item | Career, Judgement>();
  const reached = new Map<string, boolean>();
  const judge = (item: Item | Career): Judgement => {
    const before = made.get(item);
    if (before) return before;
    const judgement =
      item.type === 'careers' ? bestOf(item, isGraduate ? walks(item) : walksBy(item.routes), done(item)) : verdict(passport, item, around);
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
  const around: AroundVerdict = { year, degrees, reaches };

  const isFor = (other: Item | Career) => passport.class === 'graduate' || other.type === 'careers' || !needsDegree(other);
  const nearest = (item: Item | Career) => nearestTo(book, item, isFor, (other) => judge(other).verdict);

  const judged = (item: Item | Career): Judged => {
    const judgement = judge(item);
    return { type: item.type, id: item.id, ...judgement, nearest: judgement.verdict === 'closed' ? nearest(item) : [] };
  };
  const byRoute = new Map<Route, readonly (Walk & { route: Route })[]>();
  /** Most routes are walked as the page has them: once. */
  const walkBy = (route: Route): readonly (Walk & { route: Route })[] => {
    const before = byRoute.get(route);
    if (before) return before;
    const walk = walkOf(passport, route, { find, judge: judgeStep, degrees });
    const walked = walk === undefined ? [] : [{ ...walk, route }];
    byRoute.set(route, walked);
    return walked;
  };
  const walksBy = (routes: readonly Route[]) => routes.flatMap(walkBy);
  const routes = routesOf(book, passport);
  const walked = new Map<Career, readonly (Walk & { route: Route })[]>();
  /** Each route of a career from where the student would begin it, as they would walk it. */
  const walks = (career: Career): readonly (Walk & { route: Route })[] => {
    const before = walked.get(career) ?? walksBy(routes(career));
    walked.set(career, before);
    return before;
  };
  /** The routes that end in a degree the student has. */
  const done = (career: Career): readonly Walk[] => doneOf(passport, career, { find, degrees });
  const fields = degreesOf(passport).map(({ field }) => field);
  /** Of a graduate. */
  const reach = (career: Career): DegreeReach => reachOf(career, { walks: walks(career), done: done(career), fields });
  return { judge, judged, walks, done, reach };
}
