/** A career is as open as the best of its whole routes; a route as the worst of the steps that are still to be taken. */
import { degreesHeld, type StudentDetails } from '@disha/contract/passport';
import type { DegreeBook } from './stood.ts';
import { hasDegree, holding, isLicensed } from './degree.ts';
import { directEntryOf, mayEnterDirectly } from './direct-entry.ts';
import { needsDegree } from './rung.ts';
import type { Seen } from './stood.ts';
import { isShut, rankOf as rank } from './within.ts';
import {
  type Book,
  type CareerRoutes,
  type Gives,
  type Item,
  type Judgement,
  type StepRoute,
  type RouteStep,
  type SaidCondition,
  type Telling,
} from './types.ts';

type Passed = NonNullable<Seen['passed']>;

/** Judges an item for the student as they are, or as they will be when a route has led so far. */
export type Judge = (item: Item, passed?: Passed, after?: number) => Judgement;

const better = (a: Judgement | undefined, b: Judgement): Judgement => (a && rank(a) >= rank(b) ? a : b);
const worse = (a: Judgement, b: Judgement): Judgement => (rank(b) < rank(a) ? b : a);

/** Of a career without a route that could be judged. */
const unruled = ({ id }: CareerRoutes): Judgement => {
  const said: SaidCondition = { condition: { kind: 'rule', rule: 'rule', certainty: 'B' }, standing: 'unknown' };
  return { verdict: 'depends', reasons: [{ ruleId: `${id}.rule`, said, source: '' }], missing: ['rule'], conditions: [] };
};

/** With one condition more: never simply open. */
function capped(judgement: Judgement, item: Item, condition: SaidCondition['condition']): Judgement {
  if (rank(judgement) < rank({ verdict: 'open_if' })) return judgement;
  const said: SaidCondition = { condition, standing: 'later' };
  return {
    ...judgement,
    verdict: 'open_if',
    reasons: [{ ruleId: `${item.id}.${condition.rule}`, said, source: item.source }, ...judgement.reasons],
    conditions: [said, ...judgement.conditions],
  };
}

type Find = (step: RouteStep) => Item | undefined;
const finders = new WeakMap<Book, Find>();

/** As if its other ways were not there. */
function byWay(item: Item, way: string): Item {
  const ways = item.ways.filter((conditions) => conditions.some(({ rule }) => rule.startsWith(`${way}.`)));
  return ways.length === 0 ? item : { ...item, ways };
}

/** Made once a book: it is asked for every student. */
export function finderOf(book: Book): Find {
  const before = finders.get(book);
  if (before) return before;
  const courses = new Map(book.courses.map((item) => [item.id, item]));
  const exams = new Map(book.exams.map((item) => [item.id, item]));
  const narrowed = new Map<string, Item>();
  const find: Find = ({ type, id, way }) => {
    const item = (type === 'courses' ? courses : type === 'exams' ? exams : undefined)?.get(id);
    if (item === undefined || way === undefined) return item;
    const key = `${type}/${id}/${way}`;
    const own = narrowed.get(key) ?? byWay(item, way);
    narrowed.set(key, own);
    return own;
  };
  finders.set(book, find);
  return find;
}

export const isDegree = (gives: Item['gives']): gives is Gives => typeof gives === 'object';

/** An exam that leads into the course behind it is one of several, so that it closes the way only where all of them are closed. */
function gateClosed(exam: Item, course: Item, find: Find, judge: (item: Item) => Judgement): Judgement | undefined {
  const others = (course.exams ?? []).flatMap((id) => find({ type: 'exams', id }) ?? []);
  const all = [exam, ...others].map(judge);
  // Of several the one that may still be open after all.
  return all.every(isShut) ? all.reduce((best, one) => (rank(one) > rank(best) ? one : best)) : undefined;
}

/** A route from one of its steps on: that one as the student is, the others as if those before were passed, and nothing else. */
function walk(steps: readonly Item[], find: Find, judge: Judge): Judgement | undefined {
  let told: Judgement | undefined;
  let passed: Passed | undefined;
  let after = 0;
  for (const [index, item] of steps.entries()) {
    const next = steps[index + 1];
    const here = (one: Item) => judge(one, passed, Math.round(after));
    const judged = item.type === 'exams' && next?.type === 'courses' ? gateClosed(item, next, find, here) : here(item);
    if (judged) told = told ? worse(told, judged) : judged;
    if (told?.verdict === 'closed') return told;
    if (item.type === 'exams') continue;
    const { gives, years = 0 } = item;
    passed = {
      degrees: [...(passed?.degrees ?? []), ...(isDegree(gives) ? [gives] : [])],
      holds: [...(passed?.holds ?? []), ...(typeof gives === 'string' ? [gives] : [])],
    };
    after += years;
  }
  return told;
}

/** Asks for a diploma, a trade or a degree that the student, as they are, may have. */
function canJoin(item: Item, judge: Judge): boolean {
  const asks = [...item.all, ...(item.ways.length === 1 ? item.ways.flat() : [])];
  if (!needsDegree(item) && !asks.some(({ kind }) => kind === 'holds')) return false;
  return !judge(item).conditions.some(
    ({ condition: { kind }, standing }) => standing === 'later' && (kind === 'class' || kind === 'holds'),
  );
}

/** Before a further course that tells itself which degrees it takes, a first degree that is no profession is an example. */
function mustHave({ type, all, ways }: Item, before: readonly Item[]): readonly Item[] {
  const tellsItself = type === 'courses' && [...all, ...ways.flat()].some(({ kind, some }) => kind === 'degree' && !some);
  const isExample = ({ gives }: Item) => isDegree(gives) && gives.level === 'bachelor' && !isLicensed(gives.family);
  return tellsItself ? before.filter((item) => !isExample(item)) : before;
}

/** What stands before a step that a graduate would join at: an example of a degree, or one that must be there. */
function skipped(details: StudentDetails, before: readonly Item[], degrees: DegreeBook): 'yes' | 'no' | 'unknown' {
  // What only graduates begin and ends in a degree of its own (LLM) is behind a student who has told that very one.
  const isOwn = (item: Item) => needsDegree(item) && isDegree(item.gives) && item.gives.family === 'other';
  const told = ({ id }: Item) =>
    degreesHeld(details).some(({ course }) => course === id)
      ? 'yes'
      : degreesHeld(details).some(({ level, course }) => level === 'master' && course === undefined)
        ? 'unknown'
        : 'no';
  const all = before.flatMap((item) =>
    isOwn(item) ? [told(item)] : isDegree(item.gives) ? [hasDegree(details, item.gives, degrees)] : [],
  );
  return all.includes('no') ? 'no' : all.includes('unknown') ? 'unknown' : 'yes';
}

/** A step behind a degree they have is where a graduate begins, also where it asks for less: a test for a post, say. */
function isBehind(details: StudentDetails, item: Item, before: readonly Item[], degrees: DegreeBook): boolean {
  if (details.class !== 'graduate' || directEntryOf(item) || !before.some(({ gives }) => isDegree(gives))) return false;
  const has = skipped(details, before, degrees);
  return has === 'yes' || (has === 'unknown' && degreesHeld(details).some(({ family }) => family !== undefined));
}

/** The degree that a route runs through is not told. */
function untold(judgement: Judgement, item: Item): Judgement {
  if (rank(judgement) <= rank({ verdict: 'depends' })) return judgement;
  const condition = { kind: 'degree' as const, relaxed: {}, rule: 'degree', certainty: 'B' as const };
  const said: SaidCondition = { condition, standing: 'unknown', part: 'kind' };
  return {
    ...{ verdict: 'depends', missing: ['degrees.0.family'], conditions: judgement.conditions },
    reasons: [{ ruleId: `${item.id}.degree`, said, source: item.source }, ...judgement.reasons],
  };
}

/** Of a graduate who has told of no degree: where one may end in theirs, it is asked for. */
export function untoldOf({ routes }: CareerRoutes, find: Find): Judgement | undefined {
  const ends = routes.flatMap(({ steps }) => (steps.length === 0 ? [] : (find(steps[steps.length - 1] as RouteStep) ?? [])));
  const [end] = ends.filter(({ gives }) => isDegree(gives));
  return end && untold({ verdict: 'open', reasons: [], missing: [], conditions: [] }, end);
}

/** A route as far as it is still to be walked, and how it stands. */
export interface RouteWalk {
  judgement: Judgement;
  rest: readonly Item[];
  /** The course that a graduate would begin below what they hold. */
  anew?: Item | undefined;
  /** The course that ends in a degree they have, or may have. */
  done?: Item | undefined;
}

interface Ways {
  find: Find;
  judge: Judge;
  degrees: DegreeBook;
}

/** Of several exams that of the student's own state, else one for all of India. */
function itemOf({ state }: StudentDetails, { type, id, way, oneOf = [] }: Telling, find: Find): Item | undefined {
  if (id !== undefined) return find(way === undefined ? { type, id } : { type, id, way });
  const all = oneOf.flatMap((each) => find({ type, id: each }) ?? []);
  return all.find((exam) => exam.state !== undefined && exam.state === state) ?? all.find((exam) => exam.state === undefined);
}

/** A step that has left the catalog, or never stood in it, is one that cannot be judged; but for a test before a course. */
function stepsOf(details: StudentDetails, { steps, told = steps }: StepRoute, find: Find): { items: readonly Item[]; isWhole: boolean } {
  const all = told.map((telling) => ({ telling, item: itemOf(details, telling, find) }));
  const isWhole = all.every(
    ({ telling, item }, index) =>
      item !== undefined || (telling.id === undefined && telling.type === 'exams' && told[index + 1]?.type === 'courses'),
  );
  return { items: all.flatMap(({ item }) => item ?? []), isWhole };
}

/** The last step that is a further degree the student holds; -1 where there is none. */
const lastHeld = (details: StudentDetails, items: readonly Item[], degrees: DegreeBook) =>
  items.reduce(
    (last, { gives, ...item }, at) =>
      isDegree(gives) && needsDegree(item) && holding(details, { ...item, gives }, degrees)?.is === 'yes' ? at : last,
    -1,
  );

export function walkOf(details: StudentDetails, route: StepRoute, { find, judge, degrees }: Ways): RouteWalk | undefined {
  const { items, isWhole } = stepsOf(details, route, find);
  const [first] = items;
  if (first === undefined) return undefined;
  const joins = (item: Item, index: number) => mayEnterDirectly(details, item) || isBehind(details, item, items.slice(0, index), degrees);
  const all = items.flatMap((item, index) => (index === 0 || joins(item, index) || canJoin(item, judge) ? index : []));
  // A further degree they hold is not taken again, where the route goes on from it: what comes behind it asks for its own.
  const isPast = details.class === 'graduate';
  const held = isPast ? lastHeld(details, items, degrees) : -1;
  const behind = all.filter((index) => index > held);
  const starts = behind.length === 0 ? all : behind;
  return starts.reduce<RouteWalk | undefined>((best, start) => {
    const rest = items.slice(start);
    const [begun = first] = rest;
    const before = isPast ? skipped(details, mustHave(begun, items.slice(0, start)), degrees) : 'yes';
    const walked = before === 'no' ? undefined : walk(rest, find, judge);
    if (walked === undefined) return best;
    const told = before === 'unknown' ? untold(walked, begun) : walked;
    const course = rest.find(({ type }) => type === 'courses');
    const isAnew = isPast && !needsDegree(begun) && !joins(begun, start) && !directEntryOf(course);
    const anew = isAnew ? course : undefined;
    const own = anew ? capped(told, anew, { kind: 'anew', years: anew.years, rule: 'anew', certainty: 'B' }) : told;
    const judgement = isWhole ? own : capped(own, begun, { kind: 'rule', rule: 'rule', certainty: 'B' });
    // Of two as open the one with less still to do, at school the first that is shut. None is sent back before what they may join later.
    const isNearer = best?.anew !== undefined && anew === undefined && judgement.verdict !== 'closed';
    const isFirst = !isPast && best?.judgement.verdict === 'closed';
    return best && !isNearer && rank(best.judgement) + Number(isFirst) > rank(judgement) ? best : { judgement, rest, anew };
  }, undefined);
}

const ofService = (item: Item | undefined) =>
  item?.type === 'courses' && item.all.some(({ kind, some }) => !some && (kind === 'gender' || kind === 'unmarried'));
/** A service that trains its own asks more than a degree, also where another route to it names no more. */
const isService = ({ routes }: CareerRoutes, find: Find) => routes.some(({ steps }) => steps.some((step) => ofService(find(step))));

/** A course for one gender by which most come to a career shuts that career to the others, also where a route beside it is for all. */
export function closedToGender({ gender }: StudentDetails, { routes }: CareerRoutes, find: Find): Judgement | undefined {
  if (gender === undefined || gender === 'other') return undefined;
  for (const { steps } of routes.filter(({ usual }) => usual === 1)) {
    for (const step of steps) {
      const item = step.type === 'courses' ? find(step) : undefined;
      const asked = item?.all.find((one) => one.kind === 'gender' && !one.some && one.is !== gender);
      if (!item || !asked) continue;
      const said: SaidCondition = { condition: asked, standing: 'unmet' };
      const reasons = [{ ruleId: `${item.id}.${asked.rule}`, said, source: item.source }];
      return { verdict: 'closed', reasons, missing: [], conditions: [] };
    }
  }
  return undefined;
}

/** Routes that end in a degree the graduate has: nothing of them is left. Where it is not told which degree that is, it is asked. */
export const doneOf = (details: StudentDetails, career: CareerRoutes, ways: Pick<Ways, 'find' | 'degrees'>): readonly RouteWalk[] =>
  details.class !== 'graduate' || isService(career, ways.find) ? [] : career.routes.flatMap((route) => doneBy(details, route, ways) ?? []);

/** The same of a service that takes graduates by an unread notice: no way for a plan, and no reason to shut a door. */
export const takenOf = (details: StudentDetails, career: CareerRoutes, ways: Pick<Ways, 'find' | 'degrees'>): readonly RouteWalk[] =>
  details.class !== 'graduate' || !isService(career, ways.find)
    ? []
    : career.routes.flatMap((route) => {
        const walk = doneBy(details, route, ways);
        if (walk?.done === undefined || ofService(walk.done)) return [];
        return [{ ...walk, judgement: capped(walk.judgement, walk.done, { kind: 'rule', rule: 'rule', certainty: 'B' }) }];
      });

function doneBy(details: StudentDetails, route: StepRoute, { find, degrees }: Pick<Ways, 'find' | 'degrees'>): RouteWalk | undefined {
  const { items, isWhole } = stepsOf(details, route, find);
  const last = items[items.length - 1];
  if (last === undefined || !isDegree(last.gives)) return undefined;
  const held = holding(details, { ...last, gives: last.gives }, degrees);
  if (held === undefined) return undefined;
  const telling = (said: SaidCondition, judgement: Pick<Judgement, 'verdict' | 'missing' | 'conditions'>): Judgement => ({
    ...judgement,
    reasons: [{ ruleId: `${last.id}.degree`, said, source: last.source }],
  });
  const asked = (missing: string, part: SaidCondition['part']) =>
    telling({ condition: held.asks, standing: 'unknown', part }, { verdict: 'depends', missing: [missing], conditions: [] });
  const later: SaidCondition = { condition: held.asks, standing: 'later', part: 'held' };
  const judgement =
    held.is === 'unknown'
      ? asked(held.missing, held.part)
      : held.isExpected
        ? telling(later, { verdict: 'open_if', missing: [], conditions: [later] })
        : telling({ condition: held.asks, standing: 'met' }, { verdict: 'open', missing: [], conditions: [] });
  return { judgement: isWhole ? judgement : capped(judgement, last, { kind: 'rule', rule: 'rule', certainty: 'B' }), rest: [], done: last };
}

const best = (walks: readonly RouteWalk[]) => walks.map(({ judgement }) => judgement).reduce<Judgement | undefined>(better, undefined);

/** Of a career, by each of its routes. A graduate is told to begin anew only where nothing they have leads there, and what shut it last. */
export function bestJudgement(career: CareerRoutes, walks: readonly RouteWalk[], done: readonly RouteWalk[]): Judgement {
  const own = [...done, ...walks].filter(({ anew, judgement }) => anew === undefined && judgement.verdict !== 'closed');
  return best(own) ?? best([...walks.filter(({ anew }) => anew === undefined), ...walks]) ?? unruled(career);
}
