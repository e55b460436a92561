/** Every way there could be: from the routes of a career, or from a course by itself, each through each of its gates. */
import { finderOf, isService } from '../careers.ts';
import { teachesAny } from '../substitute-course.ts';
import type { CareerRoutes, Item, Judgement, StepRoute, Telling, Verdict } from '../types.ts';
import { type PlanAsk } from './asked.ts';
import { isAnew, isBeside, isEngineer, isForeign, isOfOneSubject, isOfHeldFamily, isLesser, needsAnother } from './begun.ts';
import { byWords, toWork, type Gate } from './gates.ts';
import { afterHeld, coursesIn, heldBy, isEnough, isMaster, isOfUntold } from './held.ts';
import { orderWays } from './in-order.ts';
import { goesOnIn, leadsPastDegree, nearerOf } from './nearer.ts';
import { type WayCandidate, isUntold, isWithinDistance, ofCourse, sat, ofExam } from './ways-into.ts';

/** A graduate who told which subject they studied is led to no master's of another, also where the page's example is one. */
const isOfAnother = (asked: PlanAsk, course: Item) =>
  isMaster(course) &&
  !asked.isNoted('courses', course.id) &&
  (isOfOneSubject(course) || (/^(mca$|msc-)/.test(course.id) && isEngineer(asked.passport))) &&
  isForeign(asked, course);

const isCourse = ({ type }: Item) => type === 'courses';

/** A student who has not said where they stand begins at the beginning: none is led to what comes after a degree they did not tell of. */
function fromStart(asked: PlanAsk, { steps }: StepRoute, rest: readonly Item[]): readonly Item[] {
  const { class: of, degrees = [] } = asked.passport;
  if (of !== undefined || degrees.length > 0) return rest;
  return steps.flatMap(({ type, id }) => (type === 'courses' ? asked.course(id) : type === 'exams' ? asked.exam(id) : undefined) ?? []);
}

interface Led {
  all: readonly WayCandidate[];
  usual: number;
  isLesser: boolean;
}

/** A test, or a training, that no catalog holds, of a route that asks for nothing else. */
function byStepInWords(asked: PlanAsk, career: CareerRoutes, { type, words = '' }: Telling, usual: number): Led {
  const gate = byWords(words, words);
  const unknown = { verdict: 'depends', whole: 'depends', judgement: asked.judge(career), isUntold: false, distance: null } as const;
  const one: WayCandidate = { career: career.id, gate, ...unknown, usual, years: 0, chance: null, isSureThere: false, isSure: false };
  return {
    all: [type === 'courses' ? { ...one, isTraining: true } : one],
    usual,
    isLesser: false,
  };
}

/** A training of a route that ends in no degree (D.El.Ed): a holder of a degree has not done it. */
const skippedIn = (asked: PlanAsk, route: StepRoute) =>
  coursesIn(route)
    .flatMap((id) => asked.course(id) ?? [])
    .find(({ gives }) => typeof gives !== 'object' && (gives === undefined || gives !== asked.passport.qualification));

/** Beside a test of all India their state has one for the same posts that no catalog holds. */
function byOwnState(asked: PlanAsk, career: CareerRoutes, first: Item, { told = [], usual = 1 }: StepRoute): readonly Led[] {
  const step = told.find(({ id, oneOf = [] }) => id === undefined && oneOf.includes(first.id));
  const homes = (step?.oneOf ?? []).flatMap((id) => asked.exam(id) ?? []).map(({ state }) => state);
  const isTheirs = homes.includes(asked.passport.state) || asked.passport.state === undefined;
  if (step === undefined || isTheirs || !homes.includes(undefined) || homes.every((state) => state === undefined)) return [];
  return [byStepInWords(asked, career, step, usual)];
}

/** A student who has studied all that a route asks for has what comes behind it still to do. */
function leftInWords(
  asked: PlanAsk,
  career: CareerRoutes,
  studied: readonly Item[],
  told: readonly Telling[],
  usual: number,
): readonly Led[] {
  const last = told.map(({ type, id }) => type === 'courses' && studied.some((item) => item.id === id)).lastIndexOf(true);
  const next = told.slice(last + 1).find(({ id, words }) => id === undefined && words !== undefined);
  return last < 0 || next === undefined ? [] : [byStepInWords(asked, career, next, usual)];
}

/** Nothing is begun by a graduate who goes to work: of a career's judgement what is left is what they hold. */
const ofHeld = (judgement: Judgement): Judgement => ({
  ...judgement,
  reasons: judgement.reasons.filter(({ said }) => said.condition.kind === 'degree'),
});

/** Most come to it by one test of those who give the posts: who does not pass it is not taken, whatever they hold. */
const isByTest = (asked: PlanAsk, { routes }: CareerRoutes) =>
  routes.some(({ steps, usual }) => {
    const last = steps.at(-1);
    return usual === 1 && last?.type === 'exams' && asked.exam(last.id)?.purpose === 'job';
  });

/** A graduate who holds all that a career asks for goes to work: no course and no test stands before it. A service takes none so. */
function toWorkAt(asked: PlanAsk, career: CareerRoutes, others: readonly Led[], isNoted: boolean): readonly Led[] {
  if (asked.passport.class !== 'graduate' || !isEnough(asked, career)) return [];
  // Posts of the state are given by a test, also where we have it in words alone.
  const isLeft = ({ course, gate, isTraining }: WayCandidate) => course === undefined && gate.words !== undefined && isTraining !== true;
  if (others.some(({ all }) => all.some(isLeft)) || isByTest(asked, career)) return [];
  const ends = ({ steps }: StepRoute, id: string | undefined) => steps[steps.length - 1]?.id === id;
  const ended = asked.done(career);
  const theirs = ended.filter(({ judgement: { verdict } }) => verdict === 'open' || verdict === 'open_if');
  // Who has not told the branch goes to work in the one of what they wish for.
  const untold = isOfUntold(asked) ? ended.filter(({ judgement: one }) => isUntold(one)) : [];
  const done = (theirs.length > 0 ? theirs : untold).map(({ judgement, done: last }) => ({
    judgement,
    usual: Math.min(...career.routes.filter((route) => ends(route, last?.id)).map(({ usual = 1 }) => usual)),
  }));
  const [best] = [...done].sort((a, b) => a.usual - b.usual);
  // Where any degree will do theirs does, if nothing else leads there.
  const isAnyHeld = isNoted && best === undefined && others.every((one) => one.isLesser) && !isService(career, finderOf(asked.book));
  if (best === undefined && !isAnyHeld) return [];
  const { judgement: told, usual } = best ?? { judgement: ofHeld(asked.judge(career)), usual: 1 };
  // A student who finishes the degree this year goes to work when it is finished, as others go on to study then.
  const isFinishing = told.verdict === 'open_if' && told.conditions.every(({ part }) => part === 'held');
  const judgement = isFinishing ? { ...told, verdict: 'open' as const } : told;
  const { verdict } = judgement;
  const isSure = verdict === 'open';
  if (!isNoted && !isSure) return [];
  // Where most study on, or a test is open that most sit, that comes first.
  const isSecond = usual > 1 || others.some(({ all }) => all.some(({ course, whole }) => course === undefined && whole === 'open'));
  const gate: Gate = { ...byWords(toWork, toWork), isSure: true };
  const known = { verdict, judgement, isUntold: isUntold(judgement), distance: null, chance: null } as const;
  const whole: Verdict = isSure && isSecond ? 'open_if' : verdict;
  return [{ all: [{ career: career.id, gate, ...known, whole, usual, years: 0, isSureThere: isSure, isSure }], usual, isLesser: false }];
}

/** A holder of a trade or a diploma goes to work with it, if it is the one that this work asks for: which it is was not asked. */
function toWorkByTrade(asked: PlanAsk, career: CareerRoutes): readonly Led[] {
  const { class: of, qualification } = asked.passport;
  if (of === 'graduate' || qualification === undefined || asked.judge(career).verdict === 'closed') return [];
  const usual = career.routes.flatMap(({ steps, told = [], usual: often = 1 }) => {
    const last = (told.length > 0 ? told : steps).at(-1);
    return last?.type === 'courses' && asked.course(last.id ?? '')?.gives === qualification ? [often] : [];
  });
  if (usual.length === 0) return [];
  const judgement: Judgement = { ...asked.judge(career), verdict: 'depends', reasons: [], missing: [] };
  const known = { verdict: 'depends', whole: 'depends', judgement, isUntold: true, distance: null, chance: null, years: 0 } as const;
  const often = Math.min(...usual);
  const one: WayCandidate = { ...known, career: career.id, gate: byWords(toWork, toWork), usual: often, isSureThere: false, isSure: false };
  return [{ all: [{ ...one, isIfTheirs: true }], usual: often, isLesser: false }];
}

/** A route of which nothing but words is left to do: a test of the state, a training that no catalog holds. */
function inWords(asked: PlanAsk, career: CareerRoutes, isNoted: boolean): readonly Led[] {
  return career.routes.flatMap(({ steps, told = [], usual = 1 }): Led[] => {
    const [first] = told;
    if (steps.length > 0 || first?.words === undefined) return [];
    // It fills up no other plan, and whoever has studied for the work learns nothing else for it.
    if (first.oneOf === undefined && (!isNoted || (first.type === 'courses' && isEnough(asked, career)))) return [];
    // One that is theirs stands among the walks.
    const theirs = (first.oneOf ?? [])
      .flatMap((id) => asked.exam(id) ?? [])
      .some(({ state }) => state === undefined || state === asked.passport.state);
    return theirs ? [] : [byStepInWords(asked, career, first, usual)];
  });
}

/**
 * The ways into a career. `isNoted`: a certificate, or what is below where they stand, is a way only into what they want, and only where
 * that is how most come to it; it fills up nothing.
 */
export function careerWays(asked: PlanAsk, career: CareerRoutes, isNoted: boolean): readonly WayCandidate[] {
  // A graduate who goes on to another course than the one a page names is not shut out by that one's rule.
  const isReplaced = (rest: readonly Item[]) =>
    asked.passport.class === 'graduate' &&
    rest.some(
      (item) => item.type === 'courses' && item.level === 'undergraduate' && nearerOf(asked, item, undefined).level === 'postgraduate',
    );
  const open = asked.walks(career).filter(({ judgement, rest }) => judgement.verdict !== 'closed' || isReplaced(rest));
  const held = heldBy(asked, career);
  const ledBy = (isStrict: boolean) =>
    open.flatMap(({ rest: all, route, judgement }): readonly Led[] => {
      const left = afterHeld(asked, career, { rest: fromStart(asked, route, all), route });
      // A training that ends in no degree is not skipped because a test behind it takes graduates.
      const training = left.some(isCourse) || left.length === 0 ? undefined : skippedIn(asked, route);
      const rest = training === undefined ? left : [training, ...left];
      const [first, second] = rest;
      const named = first?.type === 'courses' ? first : second?.type === 'courses' ? second : undefined;
      const isLater = named !== undefined && leadsPastDegree(asked, named);
      const after = named === undefined ? [] : rest.slice(rest.indexOf(named) + 1);
      const { usual = 1, told = [] } = route;
      // A test that each state holds for itself takes any degree where the others do.
      const later = told[told.findIndex(({ id }) => named !== undefined && id === named.id) + 1];
      const next = after.find(isCourse) ?? after[0] ?? (later?.type === 'exams' ? asked.exam(later.oneOf?.[0] ?? '') : undefined);
      const course = named && (isNoted || isLater ? nearerOf(asked, named, next) : named);
      const years = rest.reduce((sum, { years: one = 0 }) => sum + one, 0) + (isLater ? (course?.years ?? 0) : 0);
      // What goes on from their own degree is judged by itself, and not by the route that it stands for.
      const isOwn =
        isLater ||
        (course !== named && asked.passport.class === 'graduate' && course?.level === 'postgraduate' && named?.level !== course.level);
      const walked = isOwn ? {} : { whole: judgement.verdict, isUntold: isUntold(judgement) };
      const more = { career: career.id, usual, years, ...walked };
      if (first === undefined) return leftInWords(asked, career, all, told, usual);
      if (course === undefined)
        return needsAnother(asked, first)
          ? []
          : [{ all: ofExam(asked, sat(asked, first, told), more), usual, isLesser: false }, ...byOwnState(asked, career, first, route)];
      // A student who has it all behind them goes on from there, and does not take another road to the same.
      if (held.size > 0 && !coursesIn(route).some((id) => id !== course.id && held.has(id))) return [];
      if (isOfHeldFamily(asked, course)) return [];
      if (
        isBeside(course) ||
        needsAnother(asked, course) ||
        // One trade is learned; another only where it is what they want.
        (!isNoted && course.gives !== undefined && course.gives === asked.passport.qualification) ||
        (isStrict && !teachesAny(career.id) && isOfAnother(asked, course)) ||
        (!isNoted && (isForeign(asked, course) || isAnew(asked, course)))
      )
        return [];
      const at = told.findIndex(({ type, id }) => type === 'courses' && id === named?.id);
      const words = told[at - 1]?.type === 'exams' && !isOwn ? told[at - 1]?.words : undefined;
      const before = course === named ? route.steps[route.steps.findIndex(({ id }) => id === named?.id) - 1] : undefined;
      const beside = before?.type === 'exams' ? asked.exam(before.id) : undefined;
      const exam = first.type === 'exams' && !isOwn ? first : beside;
      // The test before a course is that course's door.
      const behind = rest.slice(rest.indexOf(named as Item) + (isLater ? 0 : 1));
      const then = behind.filter((item, index) => item.type === 'courses' || behind[index + 1]?.type !== 'courses');
      const isExample = route.isExample === true && isMaster(course);
      const by = { ...more, ...(isExample ? { isExample } : {}), then, named: exam, words };
      // The very subject that they want is a way too, where they would go there.
      const isFartherOff =
        isNoted && course !== named && asked.passport.class !== 'graduate' && named !== undefined && goesOnIn(named, next);
      const away = isFartherOff ? ofCourse(asked, named, by).filter(isWithinDistance) : [];
      return [{ all: [...ofCourse(asked, course, by), ...away], usual, isLesser: isLesser(asked, course) }];
    });
  const waysBy = (isStrict: boolean) => [...ledBy(isStrict), ...inWords(asked, career, isNoted)].filter((one) => one.all.length > 0);
  // A student with no other way to what they noted, or none with a known place, is led to a master's of another subject by its rule.
  const own = waysBy(true);
  const isTaught = ({ course, distance }: WayCandidate) =>
    course === undefined || (distance?.near ?? null) !== null || distance?.anywhere !== undefined;
  const hasPlace = own.some((one) => one.all.some(isTaught));
  const found = !hasPlace && isNoted && held.size === 0 ? waysBy(false) : own;
  const all = [...(isNoted ? toWorkByTrade(asked, career) : []), ...found, ...toWorkAt(asked, career, found, isNoted)];
  const usual = Math.min(...all.map((one) => one.usual));
  // How most come there counts among what is within reach.
  const near = all.filter((one) => one.all.some(isWithinDistance));
  // No graduate learns a trade anew where most come by a short training, though our lists name no place for those.
  const isShort = ({ usual: often, all: [one] }: Led) =>
    often === usual && one?.course?.level === 'certificate' && one.course.gives !== 'iti';
  const isByShort = asked.passport.class === 'graduate' && all.some(isShort);
  const mostUsual = near.length > 0 && !isByShort ? Math.min(...near.map((one) => one.usual)) : usual;
  const needsLesser = isNoted && all.filter((one) => one.usual === mostUsual).every((one) => one.isLesser);
  // A graduate begins again below the degree only where nothing goes on from it.
  const goesOn = asked.passport.class === 'graduate' && (all.some((one) => !one.isLesser) || isEnough(asked, career));
  const isTaken = (one: Led) => !one.isLesser || (needsLesser && !goesOn && one.usual === mostUsual);
  // Whoever holds a diploma goes to work with it, or on to the degree, before learning another.
  const isAgain = ({ course }: WayCandidate) => course?.gives === 'diploma' || course?.gives === 'iti';
  const taken = all.filter(isTaken).flatMap((one) => one.all);
  const goesFurther = asked.passport.qualification === 'diploma' && taken.some((one) => !isAgain(one));
  return orderWays(goesFurther ? taken.filter((one) => !isAgain(one) || asked.isNoted('courses', one.course?.id ?? '')) : taken);
}
