/** Every way there could be: from the routes of a career, or from a course by itself, each through each of its gates. */
import { degreesOf, type DegreeFamily } from '@disha/contract/passport';
import { fieldsByStream } from '@disha/contract/taxonomy';
import { hasDegree } from '../degree.ts';
import { degreesIn } from '../degree-book.ts';
import type { Career, Gives, Item, Judgement, Route, Telling, Verdict } from '../types.ts';
import { distanceOf, isClosed, isNear, rankOf, type PlanAsk, type Distance } from './asked.ts';
import { isAnew, isBeside, isForeign, isLesser, needsAnother } from './begun.ts';
import { chanceOf } from './chance.ts';
import { byExam, byWords, gatesOf, openLearning, type Gate } from './gates.ts';
import type { KnownChance } from './knowledge.ts';

export interface Candidate {
  career?: string;
  course?: Item;
  gate: Gate;
  /** Of what is begun, and of the whole route. */
  verdict: Verdict;
  whole: Verdict;
  judgement: Judgement;
  /** A fact of the passport is missing, and nothing else. */
  isUntold: boolean;
  /** Null where nothing is studied. */
  distance: Distance | null;
  usual: number;
  years: number;
  /** A master's that stands for the one of their own subject. */
  isExample?: boolean;
  chance: KnownChance | null;
  /** Whatever the distance. */
  isSureThere: boolean;
  isSure: boolean;
}

const isUntold = ({ missing }: Judgement) => missing.length > 0 && !missing.includes('rule');
const worst = (...all: readonly Verdict[]): Verdict => all.reduce((low, one) => (rankOf(one) < rankOf(low) ? one : low));
export const isWithin = ({ distance }: Candidate) => distance === null || distance.isWithin;

/** Below this a chance is none. */
const leastChance = 0.15;
export const sureChance = 0.95;

function ofCourse(
  asked: PlanAsk,
  course: Item,
  more: { named?: Item | undefined; words?: string | undefined } & Partial<Candidate>,
): Candidate[] {
  const { named, words, ...rest } = more;
  const reached = distanceOf(asked, course.id);
  const judgement = asked.judge(course);
  const isOpen = judgement.verdict === 'open' && asked.judgeLower(course).verdict === 'open' && !isAnew(asked, course);
  return gatesOf(asked, course, reached, named, words).flatMap((gate): Candidate[] => {
    // Distance learning has its own gate; what goes through another is taught at a place.
    const isFar = reached.anywhere === 'distance' && gate.words !== openLearning;
    const distance = isFar ? { ...reached, isWithin: isNear(asked, reached.near) } : reached;
    const begun = worst(
      judgement.verdict,
      ...gate.exams.map((exam) => asked.judge(exam).verdict),
      ...(isAnew(asked, course) ? ['open_if' as const] : []),
    );
    const chance = chanceOf(asked, gate, course.id);
    if (begun === 'closed' || (chance !== null && chance.probability < leastChance)) return [];
    const isSureThere = isOpen && begun === 'open' && (gate.isSure || (chance?.probability ?? 0) >= sureChance);
    return [
      {
        ...{
          course,
          gate,
          verdict: begun,
          whole: begun,
          judgement,
          isUntold: isUntold(judgement),
          distance,
          usual: 1,
          years: course.years ?? 0,
          chance,
          isSureThere,
          isSure: isSureThere && distance.isWithin,
        },
        ...rest,
      },
    ];
  });
}

/** Of several exams of one step all that are theirs: a bank's clerk sits more than one. */
function sat(asked: PlanAsk, exam: Item, told: readonly Telling[]): readonly Item[] {
  const step = told.find(({ id, oneOf = [] }) => id === undefined && oneOf.includes(exam.id));
  const all = (step?.oneOf ?? []).flatMap((id) => asked.exam(id) ?? []);
  const theirs = all.filter(
    (one) => (one.state === undefined || one.state === asked.passport.state) && asked.judge(one).verdict !== 'closed',
  );
  return theirs.length === 0 ? [exam] : [exam, ...theirs.filter((one) => one !== exam)].slice(0, mostExams);
}
const mostExams = 3;

function ofExam(asked: PlanAsk, exams: readonly Item[], rest: Partial<Candidate>): Candidate[] {
  const [exam] = exams;
  if (exam === undefined) return [];
  const judgement = asked.judge(exam);
  const chance = chanceOf(asked, byExam(exam, undefined), undefined);
  if (judgement.verdict === 'closed' || (chance !== null && chance.probability < leastChance)) return [];
  const gate: Gate = { exams, byMarks: false, keys: exams.map(({ id }) => id), isSure: false };
  const isSure = judgement.verdict === 'open' && (chance?.probability ?? 0) >= sureChance;
  return [
    {
      ...{
        gate,
        verdict: judgement.verdict,
        whole: judgement.verdict,
        judgement,
        isUntold: isUntold(judgement),
        distance: null,
        usual: 1,
        years: 0,
        chance,
        isSureThere: isSure,
        isSure,
      },
      ...rest,
    },
  ];
}

/** A way without a course. */
export const examAlone = (asked: PlanAsk, exam: Item): Candidate[] => ofExam(asked, [exam], {});

/**
 * By the verdict; but how most come there is not passed over for a fact that nobody has told yet. A condition in the way, and a rule that
 * nobody knows, count as they are.
 */
const closedness = ({ whole, isUntold, usual }: Candidate) =>
  whole === 'open' || (whole === 'depends' && isUntold && usual === 1) ? 0 : whole === 'open_if' ? 1 : 2;
const isFar = ({ distance }: Candidate) => Number(distance?.near === 'india' && distance.anywhere === undefined);
const byOrder = (a: Candidate, b: Candidate) =>
  closedness(a) - closedness(b) || a.usual - b.usual || a.years - b.years || isFar(a) - isFar(b);

/** The least closed first, then the most usual, then the shortest, then what is taught in the own state. */
export const inOrder = (all: readonly Candidate[]): readonly Candidate[] =>
  all
    .map((one, index) => ({ one, index }))
    .sort((a, b) => byOrder(a.one, b.one) || a.index - b.index)
    .map(({ one }) => one);

/** Through each of its gates that is not closed. */
export const waysInto = (asked: PlanAsk, course: Item): readonly Candidate[] => ofCourse(asked, course, {});

/** At the end of a route too one stands for another; but accounts are studied with commerce, and maps with geography. */
const ofAny: ReadonlySet<DegreeFamily> = new Set(['ba', 'bcom', 'bba', 'bjmc']);
const sciences: readonly string[] = [...fieldsByStream.science_pcm, ...fieldsByStream.science_pcb];
function isOfAny({ id, gives }: Item, { fields: [home] }: Career): boolean {
  if (typeof gives !== 'object' || !ofAny.has(gives.family)) return false;
  return !(id === 'bcom' && home === 'finance_accounting') && !(gives.family === 'ba' && sciences.includes(home ?? ''));
}

const isNamed = (within: Gives['in']) => within !== 'any' && within.length > 0;

/** Of the same family, and as far as both are told in the same. */
function isSame({ book, passport }: PlanAsk, { gives }: Item): boolean {
  if (typeof gives !== 'object') return false;
  return degreesOf(passport).some(({ course, family }) => {
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

/** What whoever holds the degree already has still to do. */
function afterHeld(asked: PlanAsk, career: Career, { rest, route }: { rest: readonly Item[]; route: Route }): readonly Item[] {
  const { book, passport } = asked;
  if (passport.class !== 'graduate') return rest;
  // Before another step a degree is an example; at the end it is what is asked for, but where any will do.
  const end = (route.told ?? route.steps).at(-1);
  const isAny = (item: Item) => end?.id !== item.id || isOfAny(item, career) || isSame(asked, item);
  const held = rest.map((item) => {
    const { gives } = item;
    if (typeof gives !== 'object' || gives.family === 'other' || !isAny(item)) return false;
    return hasDegree(passport, gives, degreesIn(book)) === 'yes';
  });
  const last = held.lastIndexOf(true);
  // Whoever has the B.Ed and not the master's has the master's still to do.
  const isLeft = (item: Item, at: number) => !held[at] && (at > last || (isMaster(item) && last > at));
  const left = rest.filter((item, at) => isLeft(item, at) || (item.type === 'exams' && isNext(rest, at, isLeft)));
  // A degree in physics is one of science, and does not open what comes after one in psychology.
  const next = left.find(({ type }) => type === 'courses');
  return next !== undefined && isClosed(asked, next) ? rest : left;
}

/** The courses by which all that a career asks for is studied: what is left is a registration, or work. */
function heldBy(asked: PlanAsk, career: Career): ReadonlySet<string> {
  if (asked.passport.class !== 'graduate') return nothing;
  const done = asked.walks(career).filter((walk) => walk.judgement.verdict !== 'closed' && afterHeld(asked, career, walk).length === 0);
  return new Set(done.flatMap(({ route }) => coursesIn(route)).filter((id) => isTheirs(asked, id)));
}
/** Degrees of any subject: which one it was is told by its course alone. */
const general: ReadonlySet<DegreeFamily | undefined> = new Set(['ba', 'bsc', 'bcom', 'bba', 'bca', 'ma', 'msc', 'other']);
/** The very degree, and not one that does as well. */
const isTheirs = ({ passport, course }: PlanAsk, id: string) =>
  degreesOf(passport).some(({ course: own, family }) => {
    const gives = course(id)?.gives;
    return own === undefined ? !general.has(family) && typeof gives === 'object' && gives.family === family : own === id;
  });
const nothing: ReadonlySet<string> = new Set();
const coursesIn = ({ steps }: Route) => steps.flatMap(({ type, id }) => (type === 'courses' ? [id] : []));
/** What they hold does as well as the page's example, and nothing comes behind it. */
export const isEnough = (asked: PlanAsk, career: Career) =>
  asked.passport.class === 'graduate' &&
  asked.walks(career).some((walk) => walk.judgement.verdict !== 'closed' && afterHeld(asked, career, walk).length === 0);
export const isHeld = (asked: PlanAsk, career: Career) => heldBy(asked, career).size > 0;

const isMaster = ({ gives }: Item) => typeof gives === 'object' && gives.level === 'master';

interface Led {
  all: readonly Candidate[];
  usual: number;
  isLesser: boolean;
}

/** A test that no catalog holds, of a route that asks for nothing else. */
function byTestInWords(asked: PlanAsk, career: Career, words: string, usual: number): Led {
  const gate = byWords(words, words);
  const unknown = { verdict: 'depends', whole: 'depends', judgement: asked.judge(career), isUntold: false, distance: null } as const;
  return {
    all: [{ career: career.id, gate, ...unknown, usual, years: 0, chance: null, isSureThere: false, isSure: false }],
    usual,
    isLesser: false,
  };
}

/** Whoever has studied all that a route asks for has what comes behind it still to do. */
function leftInWords(asked: PlanAsk, career: Career, studied: readonly Item[], told: readonly Telling[], usual: number): readonly Led[] {
  const last = told.map(({ type, id }) => type === 'courses' && studied.some((item) => item.id === id)).lastIndexOf(true);
  const test = told.slice(last + 1).find(({ type, id, words }) => type === 'exams' && id === undefined && words !== undefined);
  return last < 0 || test?.words === undefined ? [] : [byTestInWords(asked, career, test.words, usual)];
}

/** A route of which nothing but words is left to do: a test of the state, a training that no catalog holds. */
function inWords(asked: PlanAsk, career: Career): readonly Led[] {
  return career.routes.flatMap(({ steps, told = [], usual = 1 }): Led[] => {
    const [first] = told;
    if (steps.length > 0 || first?.words === undefined) return [];
    // One that is theirs stands among the walks.
    const theirs = (first.oneOf ?? [])
      .flatMap((id) => asked.exam(id) ?? [])
      .some(({ state }) => state === undefined || state === asked.passport.state);
    return theirs ? [] : [byTestInWords(asked, career, first.words, usual)];
  });
}

/**
 * The ways into a career. `isNoted`: a certificate, or what is below where they stand, is a way only into what they want, and only where
 * that is how most come to it; it fills up nothing.
 */
export function careerWays(asked: PlanAsk, career: Career, isNoted: boolean): readonly Candidate[] {
  const open = asked.walks(career).filter(({ judgement }) => judgement.verdict !== 'closed');
  const held = heldBy(asked, career);
  const led = open.flatMap(({ rest: all, route, judgement }): readonly Led[] => {
    const rest = afterHeld(asked, career, { rest: all, route });
    const [first, second] = rest;
    const course = first?.type === 'courses' ? first : second?.type === 'courses' ? second : undefined;
    const { usual = 1, told = [] } = route;
    const years = rest.reduce((sum, { years: one = 0 }) => sum + one, 0);
    const more = { career: career.id, usual, years, whole: judgement.verdict, isUntold: isUntold(judgement) };
    // A training that ends in no degree (D.El.Ed) is not skipped by whoever holds one.
    const isSkipped = route.steps.some(({ type, id }) => type === 'courses' && typeof asked.course(id)?.gives !== 'object');
    if (first === undefined) return leftInWords(asked, career, all, told, usual);
    if (course === undefined)
      return needsAnother(asked, first) || isSkipped ? [] : [{ all: ofExam(asked, sat(asked, first, told), more), usual, isLesser: false }];
    // Whoever has it all behind them goes on from there, and does not take another road to the same.
    if (held.size > 0 && !coursesIn(route).some((id) => id !== course.id && held.has(id))) return [];
    if (isBeside(course) || needsAnother(asked, course) || (!isNoted && (isForeign(asked, course) || isAnew(asked, course)))) return [];
    const at = told.findIndex(({ type, id }) => type === 'courses' && id === course.id);
    const words = told[at - 1]?.type === 'exams' ? told[at - 1]?.words : undefined;
    const named = first?.type === 'exams' ? first : undefined;
    const isExample = route.isExample === true && isMaster(course);
    return [
      {
        all: ofCourse(asked, course, { ...more, ...(isExample ? { isExample } : {}), named, words }),
        usual,
        isLesser: isLesser(asked, course),
      },
    ];
  });
  const all = [...led, ...inWords(asked, career)].filter((one) => one.all.length > 0);
  const usual = Math.min(...all.map((one) => one.usual));
  const needsLesser = isNoted && all.filter((one) => one.usual === usual).every((one) => one.isLesser);
  // Whoever holds a degree begins again below it only where nothing goes on from it.
  const goesOn = asked.passport.class === 'graduate' && (all.some((one) => !one.isLesser) || isEnough(asked, career));
  const isTaken = (one: Led) => !one.isLesser || (needsLesser && !goesOn && one.usual === usual);
  return inOrder(all.filter(isTaken).flatMap((one) => one.all));
}
