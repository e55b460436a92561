/** Every verdict for student details, with the nearest open doors beside the closed ones. The browser and the server run this same code. */
import { degreesHeld, type DegreeFamily, type StudentDetails } from '@disha/contract/passport';
import { reachOf, type DegreeReach } from './after-degree.ts';
import { bestJudgement, closedToGender, doneOf, finderOf, takenOf, untoldOf, walkOf, type Judge, type RouteWalk } from './careers.ts';
import { degreesIn, isIn } from './degree-book.ts';
import { nearestTo } from './nearest.ts';
import { degreeLevelOf } from './read-degree.ts';
import { isEarly, needsDegree } from './rung.ts';
import { routesOf } from './substitute-course.ts';
import type { Book, CareerRoutes, Discipline, Item, ItemId, Judgement, StepRoute } from './types.ts';
import { verdict, type AroundVerdict } from './verdict.ts';
import { isShut } from './within.ts';

export interface Judged extends ItemId, Judgement {
  /** Only of what is closed, or probably so. */
  nearest: readonly ItemId[];
}

/** Our list of what an exam opens may lack courses for other degrees or subjects; the bar of marks is the same for all of a kind. */
const isClosedByDegreeMarks = ({ verdict, reasons: [reason] }: Judgement) =>
  verdict === 'closed' && reason?.said.condition.kind === 'degree' && reason.said.part === undefined && reason.said.have !== undefined;

const hasDegreeBar = ({ all, ways }: Item) => [...all, ...ways.flat()].some((one) => one.kind === 'degree' && one.least !== undefined);

const isAdmissionTest = (item: Item | CareerRoutes): item is Item => item.type === 'exams' && item.purpose === undefined;

const coursesByExam = new WeakMap<Book, ReadonlyMap<string, readonly Item[]>>();
/** The courses an exam opens, where it leads to nothing else. */
function openedBy(book: Book): (exam: Item) => readonly Item[] {
  let byExam = coursesByExam.get(book);
  if (byExam === undefined) {
    const made = new Map<string, Item[]>();
    for (const course of book.courses) for (const exam of course.exams ?? []) made.set(exam, [...(made.get(exam) ?? []), course]);
    byExam = made;
    coursesByExam.set(book, byExam);
  }
  const known = byExam;
  return ({ type, id, purpose, opensMore }) => (type === 'exams' && purpose === undefined && !opensMore ? (known.get(id) ?? []) : []);
}

/** Judges as it is asked, each item once. */
export function judging(book: Book, passport: StudentDetails, { year }: { year: number }) {
  const find = finderOf(book);
  // One more subject shuts no door: at school a career is judged by the page's own routes.
  const isGraduate = passport.class === 'graduate';
  const degrees = degreesIn(book);
  const made = new Map<Item | CareerRoutes, Judgement>();
  const reached = new Map<string, boolean>();
  const judge = (item: Item | CareerRoutes): Judgement => {
    const before = made.get(item);
    if (before) return before;
    const judgement = item.type === 'careers' ? judgeCareer(item) : judgeItem(item);
    made.set(item, judgement);
    return judgement;
  };
  const opened = openedBy(book);
  /** Where an exam has no bar of its own, that of what it opens counts: the first course says why. */
  const judgeItem = (item: Item): Judgement => {
    const own = verdict(passport, item, around);
    const behind = own.verdict === 'closed' || hasDegreeBar(item) ? [] : opened(item).map(judge);
    return behind.every(isClosedByDegreeMarks) ? (behind[0] ?? own) : own;
  };
  const judgeCareer = (career: CareerRoutes): Judgement => {
    const shut = closedToGender(passport, career, find);
    if (shut) return shut;
    const behind = [...done(career), ...takenOf(passport, career, { find, degrees })];
    const own = bestJudgement(career, isGraduate ? walks(career) : walksBy(career.routes), behind);
    if (own.verdict !== 'closed') return own;
    if (isGraduate) return degreesHeld(passport).length === 0 ? (untoldOf(career, find) ?? own) : own;
    if (passport.class !== undefined) return own;
    // A student who has told no class may be past school: what is not shut then is not shut.
    past ??= judging(book, { ...passport, class: 'graduate' }, { year }).judge;
    const later = past(career);
    return later.verdict === 'closed' ? own : later;
  };
  let past: ((item: CareerRoutes) => Judgement) | undefined;
  /** Only what the steps before have led to tells one student before an item from the same before it another time. */
  const ahead = new Map<string, Judgement>();
  const judgeStep: Judge = (item, passed, after = 0) => {
    if (passed === undefined) return judge(item);
    const degreesSoFar = passed.degrees.map(({ family, in: of }) => `${family}:${String(of)}`).join(' ');
    const key = `${item.type}/${item.id}/${item.ways.length} ${after} ${passed.holds.join()} ${degreesSoFar}`;
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
      // What is begun after Class 10 is behind a student in Class 12.
      const ahead = begun.filter((item) => (passport.class === '10' || !isEarly(item)) && isIn(item, within));
      // While it is looked into, a master's that asks for a master's does not answer for itself.
      reached.set(key, false);
      // A master's is come to by a first degree as well as from school.
      const further = degreeLevelOf(family) === 'master' ? degrees.furtherFor(family).filter((item) => isIn(item, within)) : [];
      const isReached = begun.length === 0 || [...ahead, ...further].some((item) => judge(item).verdict !== 'closed');
      reached.set(key, isReached);
      return isReached;
    });
  const around: AroundVerdict = { year, degrees, reaches };

  const stateOf = (other: Item | CareerRoutes) => (other.type === 'exams' ? other.state : undefined);
  const isOwn = (other: Item | CareerRoutes) => passport.state !== undefined && stateOf(other) === passport.state;
  // An exam of another state is no neighbour.
  const isFor = (other: Item | CareerRoutes) =>
    (passport.class === 'graduate' || other.type === 'careers' || !needsDegree(other)) && (stateOf(other) === undefined || isOwn(other));
  // Whoever has a degree is led from a test for graduates to another, and not back to one after Class 12.
  const isBack = (item: Item | CareerRoutes, other: Item | CareerRoutes) =>
    passport.class === 'graduate' && isAdmissionTest(item) && isAdmissionTest(other) && needsDegree(item) && !needsDegree(other);
  const nearest = (item: Item | CareerRoutes) =>
    nearestTo(
      book,
      item,
      (other) => isFor(other) && !isBack(item, other),
      isOwn,
      (other) => (isShut(judge(other)) ? 'closed' : judge(other).verdict),
    );

  const judged = (item: Item | CareerRoutes): Judged => {
    const judgement = judge(item);
    return { type: item.type, id: item.id, ...judgement, nearest: isShut(judgement) ? nearest(item) : [] };
  };
  const byRoute = new Map<StepRoute, readonly (RouteWalk & { route: StepRoute })[]>();
  /** Most routes are walked as the page has them: once. */
  const walkBy = (route: StepRoute): readonly (RouteWalk & { route: StepRoute })[] => {
    const before = byRoute.get(route);
    if (before) return before;
    const walk = walkOf(passport, route, { find, judge: judgeStep, degrees });
    const walked = walk === undefined ? [] : [{ ...walk, route }];
    byRoute.set(route, walked);
    return walked;
  };
  const walksBy = (routes: readonly StepRoute[]) => routes.flatMap(walkBy);
  const routes = routesOf(book, passport);
  const walked = new Map<CareerRoutes, readonly (RouteWalk & { route: StepRoute })[]>();
  /** Each route of a career from where the student would begin it, as they would walk it. */
  const walks = (career: CareerRoutes): readonly (RouteWalk & { route: StepRoute })[] => {
    const before = walked.get(career) ?? walksBy(routes(career));
    walked.set(career, before);
    return before;
  };
  /** The routes that end in a degree the student has. */
  const done = (career: CareerRoutes): readonly RouteWalk[] => doneOf(passport, career, { find, degrees });
  const fields = degreesHeld(passport).map(({ field }) => field);
  /** Of a graduate. */
  const reach = (career: CareerRoutes): DegreeReach => reachOf(career, { walks: walks(career), done: done(career), fields });
  return { judge, judged, walks, done, reach };
}
