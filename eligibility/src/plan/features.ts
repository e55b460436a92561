/** What of a way a plan is chosen by: plain data, a row of a table to argue with. Each is worked out when it is asked for. */
import type { Item, Judgement, Verdict } from '../types.ts';
import { isWithinMove, verdictRank, type PlanAsk } from './asked.ts';
import { nears, type KnownChance, type Near, type Ring } from './knowledge.ts';
import { waySeatOf, type SeatAsk, type WaySeat } from './seat.ts';
import { isSure } from './sure.ts';
import { fitOf } from './stream-of.ts';
import { askedNowhere, isAnew, isBelow } from './studies.ts';
import type { GateKind } from './way-gates.ts';
import type { Way } from './ways.ts';

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
const isKnown = ({ passport: { class: of, state, marks, subjects, degrees, degree } }: PlanAsk) =>
  of !== undefined && state !== undefined && (marks ?? subjects ?? degrees ?? degree) !== undefined;

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
const none: Counted = { home: 0, away: 0 };
const tenthsOf = (own: Counted, all: Counted) => {
  const [part, whole] = all.home > 0 ? [own.home, all.home] : [own.away, all.away];
  return whole === 0 ? 10 : Math.round((10 * part) / whole);
};

/** What all ways of one student are weighed with. */
interface Weighing {
  asked: PlanAsk;
  /** By course, the places within reach that all its gates together open. */
  counts: ReadonlyMap<string, Counted>;
  /** Of the goal. */
  field: string | undefined;
}

export class Features {
  /** Where the nearest place lies that its gate opens; null where none is known. */
  readonly near: Near | null;
  /** A place within what the student would go, or none is needed. */
  readonly isWithin: boolean;
  private readonly way: Way;
  private readonly weighing: Weighing;
  private readonly reached: Reached;
  private verdictMade: Judged | undefined;
  private seatMade: WaySeat | null | undefined;
  private costMade: number | null | undefined;
  private chanceMade: KnownChance | null | undefined;

  constructor(way: Way, reached: Reached, weighing: Weighing) {
    this.way = way;
    this.weighing = weighing;
    this.reached = reached;
    this.near = reached.near;
    this.isWithin = reached.isWithin;
  }

  private get judged(): Judged {
    return (this.verdictMade ??= judged(this.weighing.asked, this.way));
  }

  /** Of what is begun; open also where a fact is merely untold. */
  get verdict(): Verdict {
    return this.judged.verdict;
  }

  get isUntold(): boolean {
    return this.judged.isUntold;
  }

  get judgement(): Judgement {
    return this.judged.judgement;
  }

  /** Of places within reach the public keeps or pays for one. */
  get isPublic(): boolean {
    return this.reached.within.some(([, ring]) => ring.isPublic);
  }

  /** Of all places that teach it, in the own state where there are some, the part that one form or test opens, in tenths. */
  get share(): number {
    const all = this.weighing.counts.get(this.way.course?.id ?? '') ?? none;
    return tenthsOf(countedOf(this.way, this.reached), all);
  }

  /** Rupees a year at the least, with a room where one lives away; null where nobody says. */
  get cost(): number | null {
    if (this.costMade === undefined) this.costMade = costOf(this.weighing.asked, this.way, this.reached);
    return this.costMade;
  }

  get isWithinBudget(): boolean | null {
    const { budget } = this.weighing.asked.passport;
    return budget === undefined || this.cost === null ? null : this.cost <= budget * budgetSlack;
  }

  get chance(): KnownChance | null {
    if (this.chanceMade === undefined) this.chanceMade = chanceOf(this.weighing.asked, this.way);
    return this.chanceMade;
  }

  get seat(): WaySeat | null {
    if (this.seatMade === undefined) this.seatMade = this.seatOf();
    return this.seatMade;
  }

  private seatOf(): WaySeat | null {
    const { gate, course } = this.way;
    const { passport, book } = this.weighing.asked;
    const by = askedBy[gate.kind];
    if (by === undefined || book.priors === undefined) return null;
    const [, home] = this.reached.within[0] ?? [];
    const { isPublic, chance, near } = this;
    const of = { course: course?.id, exam: gate.exams[0]?.id, lastMark: home?.lastMark };
    return waySeatOf(passport, { by, isPublic, chance, atHome: near !== 'india', ...of }, book.priors);
  }

  get isSure(): boolean {
    const { asked } = this.weighing;
    const { verdict, judgement, isLowered } = this.judged;
    if (!(verdict === 'open' || isChosenLater(asked, judgement)) || isLowered || !isKnown(asked)) return false;
    const registers = takesAll.has(this.way.gate.kind) ? 'B' : null;
    const { seat, isWithin } = this;
    return isSure({ seat, registers, isWithin, budget: 'untold' }) && isSure({ seat, registers, isWithin, budget: this.budget });
  }

  /** What the public keeps is paid for, also where nobody says what it costs. */
  private get budget(): 'untold' | 'within' | 'unknown' | 'over' {
    if (this.weighing.asked.passport.budget === undefined) return 'untold';
    if (this.isWithinBudget === true || (this.cost === null && this.isPublic)) return 'within';
    return this.cost === null ? 'unknown' : 'over';
  }

  /** How many places in India teach it, in doublings. */
  get taught(): number {
    const { course } = this.way;
    return course === undefined ? 0 : Math.round(Math.log2(1 + this.weighing.asked.knowledge.countOf(course.id)));
  }

  /** How well it goes on from the subjects they study, 0 to 2. */
  get fit(): number {
    const { course } = this.way;
    return course === undefined ? 0 : fitOf(this.weighing.asked, course, this.weighing.field);
  }

  get isAnew(): boolean {
    return this.way.course !== undefined && isAnew(this.weighing.asked, this.way.course);
  }

  get isBelow(): boolean {
    return this.way.course !== undefined && isBelow(this.weighing.asked, this.way.course);
  }
}

export function weighedAll(asked: PlanAsk, ways: readonly Way[], field: string | undefined): readonly WeighedWay[] {
  const counts = new Map<string, Counted>();
  const weighing = { asked, counts, field };
  return ways.map((way) => {
    const reached = reachedBy(asked, way);
    const { home, away } = countedOf(way, reached);
    const known = counts.get(way.course?.id ?? '') ?? none;
    counts.set(way.course?.id ?? '', { home: known.home + home, away: known.away + away });
    return { ...way, features: new Features(way, reached, weighing) };
  });
}
