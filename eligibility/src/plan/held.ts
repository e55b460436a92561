/** What a graduate has behind them of a route, and what is left of it. */
import { degreesHeld, type DegreeFamily, type StudentDetails } from '@disha/contract/passport';
import { fieldsByStream } from '@disha/contract/taxonomy';
import { hasDegree } from '../degree.ts';
import { degreesIn } from '../degree-book.ts';
import { needsDegree } from '../rung.ts';
import type { CareerRoutes, Gives, Item, StepRoute } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { admissionPartOf } from './parts.ts';

/** At the end of a route too one stands for another; but accounts are studied with commerce, and maps with geography. */
const ofAny: ReadonlySet<DegreeFamily> = new Set(['ba', 'bcom', 'bba', 'bjmc']);
const sciences: readonly string[] = [...fieldsByStream.science_pcm, ...fieldsByStream.science_pcb];
function isOfAny({ id, gives }: Item, { fields: [home] }: CareerRoutes): boolean {
  if (typeof gives !== 'object' || !ofAny.has(gives.family)) return false;
  return !(id === 'bcom' && home === 'finance_accounting') && !(gives.family === 'ba' && sciences.includes(home ?? ''));
}

export const healthFamilies: ReadonlySet<DegreeFamily | undefined> = new Set([
  ...(['mbbs', 'bds', 'bams', 'bhms', 'bums', 'bsc_nursing', 'bpt', 'bot', 'bpharm', 'bvsc'] as const),
]);

/** One science of several that every B.Sc with these subjects holds. */
export const coreSciences: ReadonlySet<string> = new Set(['bsc-physics', 'bsc-chemistry', 'bsc-mathematics', 'bsc-botany', 'bsc-zoology']);
/** Work that is found with one of them is found with another: a laboratory takes a graduate who has learned at a bench. */
const isOfScience = (passport: StudentDetails) =>
  degreesHeld(passport).some(({ course, family }) =>
    course === undefined ? family === 'bsc' : course === 'bsc-general' || coreSciences.has(course),
  );
/** Which branch or which science it is was not told: of their work it is the one that they mean. */
export const isOfUntold = ({ passport }: PlanAsk) =>
  degreesHeld(passport).some(({ course, family }) => course === undefined && (family === 'btech' || family === 'bsc'));

/** The family does not tell which profession it is. */
const ofNoName: ReadonlySet<DegreeFamily> = new Set(['bsc', 'other']);
const isNamed = (within: Gives['in']) => within !== 'any' && within.length > 0;

/** Of the same family, and as far as both are told in the same. */
function isSame({ book, passport }: PlanAsk, item: Item): boolean {
  const { gives } = item;
  if (typeof gives !== 'object') return false;
  return degreesHeld(passport).some(({ course, family }) => {
    // A technician at the bench of a hospital has learned that very trade.
    if (admissionPartOf(item) === 'paramedical' && ofNoName.has(gives.family)) return course === item.id;
    const own = course === undefined ? undefined : degreesIn(book).byCourse.get(course)?.gives;
    if ((own?.family ?? family) !== gives.family) return false;
    // Which of the arts or sciences it is is told by its course alone.
    if (own === undefined) return !['ba', 'bsc'].includes(gives.family) || !isNamed(gives.in);
    if (own.in === 'any' || !isNamed(gives.in)) return gives.in === 'any' || !isNamed(own.in);
    return own.in.some((one) => gives.in !== 'any' && gives.in.includes(one));
  });
}

/** The test before a course that is left. */
function isNext(rest: readonly Item[], at: number, isLeft: (item: Item, at: number) => boolean): boolean {
  const next = rest[at + 1];
  return next?.type === 'courses' && isLeft(next, at + 1);
}

/** A holder of a diploma or a trade goes on from there: in which, the notice of what comes behind it asks. */
function afterTrade(asked: PlanAsk, rest: readonly Item[]): readonly Item[] {
  const { qualification } = asked.passport;
  const left = rest.slice(rest.map(({ gives }) => gives !== undefined && gives === qualification).lastIndexOf(true) + 1);
  const [next] = left;
  // A trade of another kind is learned anew where nothing stands behind it.
  return qualification === undefined || next === undefined || isClosed(asked, next) ? rest : left;
}

/** What a student who holds the degree already has still to do. */
export function afterHeld(
  asked: PlanAsk,
  career: CareerRoutes,
  { rest, route }: { rest: readonly Item[]; route: StepRoute },
): readonly Item[] {
  const { book, passport } = asked;
  if (passport.class !== 'graduate') return afterTrade(asked, rest);
  // Before another step a degree is an example; at the end it is what is asked for, but where any will do.
  const end = (route.told ?? route.steps).at(-1);
  // A master's in the midst is one too, unless a course goes on from that very subject.
  const isAny = (item: Item, next: Item | undefined) =>
    (end?.id !== item.id && !(isMaster(item) && next !== undefined && isNamed(typeof item.gives === 'object' ? item.gives.in : 'any'))) ||
    isOfAny(item, career) ||
    isSame(asked, item);
  const ofHealth = degreesHeld(passport).some(({ family }) => healthFamilies.has(family));
  const held = rest.map((item, at) => {
    const { gives } = item;
    // Before a course that takes every graduate one profession of health is as good as another.
    const next = rest.slice(at + 1).find(({ type }) => type === 'courses');
    if (
      ofHealth &&
      next !== undefined &&
      typeof gives === 'object' &&
      healthFamilies.has(gives.family) &&
      asked.judge(next).verdict === 'open'
    )
      return true;
    if (end?.id === item.id && coreSciences.has(item.id) && isOfScience(passport)) return true;
    if (degreesHeld(passport).some(({ course }) => course === item.id)) return true;
    if (typeof gives !== 'object' || gives.family === 'other' || !isAny(item, next)) return false;
    // A B.Ed after a degree is for older children than the one that is begun from school.
    if (gives.family === 'bed' && !needsDegree(item)) return false;
    const has = hasDegree(passport, gives, degreesIn(book));
    // An engineer who has not told which branch it is means the one of what they wish for.
    return has === 'yes' || (has === 'unknown' && gives.family === 'btech' && isSame(asked, item));
  });
  const last = held.lastIndexOf(true);
  // A graduate with the B.Ed and without the master's has the master's still to do.
  const isLeft = (item: Item, at: number) => !held[at] && (at > last || (isMaster(item) && last > at));
  const left = rest.filter((item, at) => isLeft(item, at) || (item.type === 'exams' && isNext(rest, at, isLeft)));
  // A degree in physics is one of science, and does not open what comes after one in psychology.
  const next = left.find(({ type }) => type === 'courses');
  return next !== undefined && isClosed(asked, next) ? rest : left;
}

/** The courses by which all that a career asks for is studied: what is left is a registration, or work. */
export function heldBy(asked: PlanAsk, career: CareerRoutes): ReadonlySet<string> {
  if (asked.passport.class !== 'graduate') return nothing;
  const done = asked.walks(career).filter((walk) => walk.judgement.verdict !== 'closed' && afterHeld(asked, career, walk).length === 0);
  return new Set(done.flatMap(({ route }) => coursesIn(route)).filter((id) => isTheirs(asked, id)));
}
/** Degrees of any subject: which one it was is told by its course alone. */
const general: ReadonlySet<DegreeFamily | undefined> = new Set(['ba', 'bsc', 'bcom', 'bba', 'bca', 'ma', 'msc', 'other']);
/** The very degree, and not one that does as well. */
const isTheirs = ({ passport, course }: PlanAsk, id: string) =>
  degreesHeld(passport).some(({ course: own, family }) => {
    const gives = course(id)?.gives;
    return own === undefined ? !general.has(family) && typeof gives === 'object' && gives.family === family : own === id;
  });
const nothing: ReadonlySet<string> = new Set();
export const coursesIn = ({ steps }: StepRoute) => steps.flatMap(({ type, id }) => (type === 'courses' ? [id] : []));
/** What they hold does as well as the page's example, and nothing comes behind it. */
export const isEnough = (asked: PlanAsk, career: CareerRoutes) =>
  asked.passport.class === 'graduate' &&
  asked.walks(career).some((walk) => walk.judgement.verdict !== 'closed' && afterHeld(asked, career, walk).length === 0);
export const isHeld = (asked: PlanAsk, career: CareerRoutes) => heldBy(asked, career).size > 0;

export const isMaster = ({ gives }: Item) => typeof gives === 'object' && gives.level === 'master';
