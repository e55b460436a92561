/** What of a way a plan is chosen by: plain data, a row of a table that a counsellor can argue with. */
import type { Item, Judgement, Verdict } from '../types.ts';
import { isWithinMove, verdictRank, type PlanAsk } from './asked.ts';
import { nears, type KnownChance, type Near, type PlaceBasis, type Ring } from './knowledge.ts';
import { waySeatOf, type SeatAsk, type WaySeat } from './seat.ts';
import { isSure } from './sure.ts';
import { fitOf } from './stream-of.ts';
import { askedNowhere, isAnew, isBelow } from './studies.ts';
import type { GateKind } from './way-gates.ts';
import type { Way } from './ways.ts';

export interface Features {
  /** Of what is begun; open also where a fact is merely untold. */
  verdict: Verdict;
  isUntold: boolean;
  judgement: Judgement;
  /** Where the nearest place lies that its gate opens; null where none is known. */
  near: Near | null;
  /** A place within what the student would go, or none is needed. */
  isWithin: boolean;
  /** Of places within reach: how many, the surest evidence, and whether the public keeps one. */
  count: number;
  basis: PlaceBasis | null;
  isPublic: boolean;
  /** Of all places that teach it, in the own state where there are some, the part that one form or test opens, in tenths. */
  share: number;
  /** Rupees a year at the least, with a room where one lives away; null where nobody says. */
  cost: number | null;
  isWithinBudget: boolean | null;
  seat: WaySeat | null;
  chance: KnownChance | null;
  isSure: boolean;
  years: number;
  /** How many places in India teach it, in doublings. */
  taught: number;
  /** How well it goes on from the subjects they study, 0 to 2. */
  fit: number;
  isAnew: boolean;
  isBelow: boolean;
}

export interface WeighedWay extends Way {
  features: Features;
}

const worst = (...all: readonly Verdict[]): Verdict => all.reduce((low, one) => (verdictRank(one) < verdictRank(low) ? one : low));
const best = (...all: readonly Verdict[]): Verdict => all.reduce((high, one) => (verdictRank(one) > verdictRank(high) ? one : high));

/** Only a fact that nobody has told yet stands in the way. */
const isUntoldOnly = ({ verdict, missing, conditions }: Judgement) =>
  verdict === 'open_if'
    ? conditions.every(({ condition }) => condition.some === true || (condition.kind === 'duty' && askedNowhere.has(condition.what)))
    : missing.length > 0 && !missing.includes('rule') && !missing.every((key) => key === 'disability');

/** Above the budget by so much is still within it. */
export const budgetSlack = 1.3;

interface Reached {
  near: Near | null;
  isWithin: boolean;
  within: readonly (readonly [Near, Ring])[];
}

function reachedBy(asked: PlanAsk, { gate, course }: Way): Reached {
  const rings = nears.flatMap((near) => {
    const ring = gate.rings[near];
    return ring === undefined ? [] : [[near, ring] as const];
  });
  const within = rings.filter(([near]) => isWithinMove(asked, near));
  const anywhere = course === undefined ? undefined : asked.knowledge.anywhereOf(course.id);
  const needsNone = course === undefined || gate.kind === 'distance' || (anywhere !== undefined && anywhere !== 'distance');
  const isUnlisted = anywhere === 'unlisted' && rings.length === 0;
  return { near: isUnlisted ? 'district' : (rings[0]?.[0] ?? null), isWithin: needsNone || within.length > 0, within };
}

const isAway = (near: Near) => near === 'state' || near === 'india';

/** A room in the hostel of a college away from home. */
function roomAt({ knowledge, at }: PlanAsk, course: Item, near: Near): number {
  return isAway(near) ? (knowledge.costOf(course.id, at, near)?.hostel?.from ?? 0) : 0;
}

function costOf(asked: PlanAsk, { course, gate }: Way, { near, within }: Reached): number | null {
  if (course === undefined) return 0;
  const { knowledge, at } = asked;
  const known = within.flatMap(([ring, { fee }]) => (fee === null ? [] : [fee.from + roomAt(asked, course, ring)]));
  if (known.length > 0) return Math.min(...known);
  const told = knowledge.costOf(course.id, at, gate.kind === 'distance' || near === null ? null : (within[0]?.[0] ?? near));
  return told === null ? null : told.from + (told.hostel?.from ?? 0);
}

function chanceOf({ knowledge }: PlanAsk, { gate: { exams }, course }: Way): KnownChance | null {
  const picked = knowledge.seats.flatMap(({ exam, course: of, probability, rank }) =>
    of === course?.id && probability !== null && exams.some(({ id }) => id === exam) ? [{ probability, rank }] : [],
  );
  if (picked.length > 0) return picked[0] ?? null;
  const known = exams.flatMap(({ id }) => knowledge.chanceOf(id, course?.id) ?? []);
  return known.reduce<KnownChance | null>((top, one) => (top && top.probability >= one.probability ? top : one), null);
}

interface Judged {
  judgement: Judgement;
  verdict: Verdict;
  isUntold: boolean;
  isLowered: boolean;
}

function judged(asked: PlanAsk, { course, gate, career, isWork }: Way): Judged {
  const own = course ?? (isWork ? asked.career(career ?? '') : undefined);
  const exams = gate.exams;
  const judgement = own === undefined ? exams[0] && asked.judge(exams[0]) : asked.judge(own);
  if (judgement === undefined) return { judgement: unread, verdict: 'depends', isUntold: false, isLowered: false };
  const ofGate = exams.length === 0 ? 'open' : best(...exams.map((exam) => asked.judge(exam).verdict));
  const isOpened = ofGate === 'open' || exams.some((exam) => isUntoldOnly(asked.judge(exam)));
  const isUntold = isOpened && (judgement.verdict === 'open' || isUntoldOnly(judgement));
  const isAgain = course !== undefined && isAnew(asked, course);
  const verdict = worst(judgement.verdict, ofGate, ...(isAgain ? ['open_if' as const] : []));
  return {
    judgement,
    verdict,
    isUntold: isUntold && !isAgain,
    isLowered: own !== undefined && asked.judgeLower(own).verdict !== judgement.verdict,
  };
}
const unread: Judgement = { verdict: 'depends', reasons: [], missing: ['rule'], conditions: [] };

/** No seat is fought for: the body takes everybody, a graduate enters directly or goes to work. */
const takesAll: ReadonlySet<GateKind> = new Set(['distance', 'direct', 'work']);
const askedBy: Readonly<Partial<Record<GateKind, SeatAsk['by']>>> = { exam: 'exam', list: 'marks', marks: 'marks', own: 'own', ask: 'ask' };
/** In Class 10 the subjects are still to choose: what only asks for them is open. */
const isChosenLater = ({ passport }: PlanAsk, { verdict, missing }: Judgement) =>
  passport.class === '10' && verdict === 'depends' && missing.length > 0 && missing.every((key) => key === 'subjects');
/** Of whom less is told nothing is sure. */
const isMarked = ({ marks, subjects, degrees, degree }: PlanAsk['passport']) => (marks ?? subjects ?? degrees ?? degree) !== undefined;

interface Counted {
  home: number;
  away: number;
}
/** Places within reach: in the own state, and elsewhere. A test that each college holds for itself opens one. */
function countedOf({ gate }: Way, { within }: Reached): Counted {
  const sum = (some: Reached['within']) => some.reduce((all, [, { count }]) => all + count, 0);
  const [home, away] = [sum(within.filter(([near]) => near !== 'india')), sum(within.filter(([near]) => near === 'india'))];
  return gate.kind === 'own' ? { home: Math.min(1, home), away: Math.min(1, away) } : { home, away };
}
const tenthsOf = (own: Counted, all: Counted) => {
  const [part, whole] = all.home > 0 ? [own.home, all.home] : [own.away, all.away];
  return whole === 0 ? 10 : Math.round((10 * part) / whole);
};

function weighed(asked: PlanAsk, way: Way, all: Counted, field: string | undefined): WeighedWay {
  const { course, gate } = way;
  const { passport } = asked;
  const reached = reachedBy(asked, way);
  const { near, isWithin, within } = reached;
  const { judgement, verdict, isUntold, isLowered } = judged(asked, way);
  const cost = costOf(asked, way, reached);
  const isWithinBudget = passport.budget === undefined ? null : cost === null ? null : cost <= passport.budget * budgetSlack;
  const chance = chanceOf(asked, way);
  const here = within.reduce((sum, [, ring]) => sum + ring.count, 0);
  const isPublic = within.some(([, ring]) => ring.isPublic);
  const [, home] = within[0] ?? [];
  const by = askedBy[gate.kind];
  const { priors } = asked.book;
  const seat =
    by === undefined || priors === undefined
      ? null
      : waySeatOf(
          passport,
          {
            ...{ by, isPublic, chance, atHome: near !== 'india', lastMark: home?.lastMark },
            ...{ course: course?.id, exam: gate.exams[0]?.id },
          },
          priors,
        );
  // What the public keeps is paid for, also where nobody says what it costs.
  const isPaid = isWithinBudget === true || (cost === null && isPublic);
  const budget = passport.budget === undefined ? 'untold' : isPaid ? 'within' : cost === null ? 'unknown' : 'over';
  const isTaken = isSure({ seat, registers: takesAll.has(gate.kind) ? 'B' : null, isWithin, budget });
  const isKnown = passport.class !== undefined && passport.state !== undefined && isMarked(passport);
  return {
    ...way,
    features: {
      ...{ verdict, isUntold, judgement, near, isWithin, count: here, isPublic, cost, isWithinBudget, seat, chance },
      basis: home?.basis ?? null,
      share: tenthsOf(countedOf(way, reached), all),
      isSure: (verdict === 'open' || isChosenLater(asked, judgement)) && !isLowered && isTaken && isKnown,
      years: (course?.years ?? 0) + way.then.reduce((sum, { years = 0 }) => sum + years, 0),
      taught: course === undefined ? 0 : Math.round(Math.log2(1 + asked.knowledge.countOf(course.id))),
      fit: course === undefined ? 0 : fitOf(asked, course, field),
      isAnew: course !== undefined && isAnew(asked, course),
      isBelow: course !== undefined && isBelow(asked, course),
    },
  };
}

/** With how many places each course has within reach by all its gates together. */
export function weighedAll(asked: PlanAsk, ways: readonly Way[], field: string | undefined): readonly WeighedWay[] {
  const counts = new Map<string, Counted>();
  for (const way of ways) {
    const { home, away } = countedOf(way, reachedBy(asked, way));
    const known = counts.get(way.course?.id ?? '') ?? { home: 0, away: 0 };
    counts.set(way.course?.id ?? '', { home: known.home + home, away: known.away + away });
  }
  return ways.map((way) => weighed(asked, way, counts.get(way.course?.id ?? '') ?? { home: 0, away: 0 }, field));
}
