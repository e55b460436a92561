/**
 * How likely a seat is: by the calls of a rank, by a rank among those who want a place, by a list of marks, by where a mark stands in its
 * board, by how many of all find one. The first that can be told tells it. What it reads is told in catalog/priors/README.md.
 */
import type { Category, StudentDetails } from '@disha/contract/passport';
import type { SeatBand, SeatBasis } from '@disha/contract/seats';
import type { KnownChance } from './knowledge.ts';
import { stateKey, type PriorBoard, type PriorKind, type Priors } from './priors.ts';

export interface SeatAsk {
  course?: string | undefined;
  exam?: string | undefined;
  /** `list`: one list of marks for many colleges; `marks`: each college's own. */
  by: 'exam' | 'list' | 'marks' | 'own' | 'ask' | 'distance' | 'direct' | 'work';
  /** A place of the state, the Centre or an aided one is what is asked about. */
  isPublic: boolean;
  /** The easiest mark at which a list there last closed. */
  lastMark?: number | undefined;
  /** By the calls of a known rank. */
  chance?: KnownChance | null | undefined;
  /** A rank of the exam, where nothing is known of calls. */
  rank?: number | undefined;
  /** In the student's own state. */
  atHome: boolean;
}

export interface WaySeat {
  band: SeatBand;
  basis: SeatBasis;
  /** Of the list or the count. */
  year: number | null;
  /** It orders, and is told to nobody. */
  probability: number;
  /** By calls, or by a list that closed well below the mark. */
  isSure: boolean;
  /** False where it rests on what was not confirmed: then it orders, and is not shown. */
  isTold: boolean;
}

const likelyFrom = 0.85;
const begins: readonly (readonly [SeatBand, number])[] = [
  ['likely', likelyFrom],
  ['possible', 0.5],
  ['reach', 0.15],
  ['hard', 0.03],
];
const bandOf = (probability: number): SeatBand => begins.find(([, from]) => probability >= from)?.[0] ?? 'rare';

const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit));
/** Never nothing, never all. */
const within = (probability: number) => Math.min(0.99, Math.max(0.0005, probability));

/** Share of a normal list that stands below a score. */
function below(score: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(score));
  const tail =
    Math.exp((-score * score) / 2) * 0.3989423 * t * (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return score >= 0 ? 1 - tail : tail;
}

/** Below the mark by so much a list has to close before it counts as sure; and so much less is what is only hoped for. */
const spare = { below: 3, hoped: 5 } as const;
const sureByCalls = 0.95;

interface Mark {
  percent: number;
  isHoped: boolean;
}
/** Before Class 12 there is only the mark of Class 10. */
function markOf({ marks }: StudentDetails, of: PriorKind['of']): Mark | undefined {
  const { class10, class12 } = marks ?? {};
  const own = of === 'class10' ? class10 : class12;
  if (own !== undefined) return { percent: own.percent, isHoped: own.expected === true };
  return of === 'class12' && class10 !== undefined ? { percent: Math.max(0, class10.percent - spare.hoped), isHoped: true } : undefined;
}

/** A mark that is hoped for is a mean over what it may become. */
const hopes: readonly (readonly [shift: number, weight: number])[] = [-1.5, -0.75, 0, 0.75, 1.5].map((u) => [
  u * 6,
  Math.exp((-u * u) / 2),
]);
const weightOfAll = hopes.reduce((sum, [, weight]) => sum + weight, 0);
function overHopes({ percent, isHoped }: Mark, chanceAt: (mark: number) => number): number {
  if (!isHoped) return chanceAt(percent);
  return hopes.reduce((sum, [shift, weight]) => sum + weight * chanceAt(Math.max(33, Math.min(99, percent + shift))), 0) / weightOfAll;
}

const categoryOf = ({ category = 'general' }: StudentDetails): Category => category;

/** Normal score of a mark among all who passed the board. */
function scoreOf({ knots, science }: PriorBoard, mark: number, isScience: boolean): number {
  const above = Math.max(
    1,
    knots.findIndex(([knot]) => knot >= mark),
  );
  const at = knots.some(([knot]) => knot >= mark) ? above : knots.length - 1;
  const [[m0, z0], [m1, z1]] = [knots[at - 1], knots[at]] as [readonly [number, number], readonly [number, number]];
  const score = z0 + ((z1 - z0) * (mark - m0)) / (m1 - m0) + (isScience ? science : 0);
  return Math.max(-3, Math.min(3.5, score));
}

interface Boards {
  /** Of the state where Class 12 is passed. Which board it is nobody asks: it is that of most. */
  own: PriorBoard;
  home: PriorBoard;
  isScience: boolean;
}
function boardsOf({ boards }: Priors, { state, class12State, stream }: StudentDetails): Boards | undefined {
  const of = (name: string | undefined) => (name === undefined ? undefined : boards[stateKey(name)]) ?? boards['other'];
  const [own, home] = [of(class12State ?? state), of(state)];
  return own && home && { own, home, isScience: stream?.startsWith('science') === true };
}

/** How much less sure a mark is of a board that is only probable, in standard deviations. */
const boardDoubt = 0.35 / 1.28;
/** The mean of a logistic over a normal doubt. */
const doubted = (logit: number, doubt: number) => logit / Math.sqrt(1 + (Math.PI * doubt * doubt) / 8);
/** In the best fifth of a board the least mark of the law is not asked for. */
const bestFifth = 0.84;
/** How fast the chance falls beside a mark that was read. */
const readSlope = 0.3;

/** The open seats are also theirs for whom others are reserved. */
const shiftOf = (kind: PriorKind, { gender, ...passport }: StudentDetails) =>
  Math.max(0, kind.categories[categoryOf(passport)] ?? 0) + (gender === 'female' ? kind.female : 0);

function byBoard(kind: PriorKind, student: StudentDetails, boards: Boards, mark: number): number {
  const { own, home, isScience } = boards;
  const score = scoreOf(own, mark, isScience);
  const least = kind.floor[categoryOf(student)] ?? kind.floor.general;
  if (least !== undefined && mark < least && score < bestFifth) return 0;
  const worth = kind.isOfState ? 0.5 * (own.delta - home.delta) : own.delta;
  const logit = kind.a + kind.b * (score + worth) + shiftOf(kind, student) + (kind.states[stateKey(student.state ?? '')] ?? 0);
  return within(kind.cap * sigmoid(doubted(logit, boardDoubt * kind.b)));
}

/** Of a list that goes by the mark; where one was read, from that mark on. */
function byList(kind: PriorKind | undefined, student: StudentDetails, last: number | undefined, mark: number): number {
  const shift = kind === undefined ? 0 : shiftOf(kind, student);
  const slope = last === undefined ? (kind?.b ?? readSlope) : readSlope;
  // A shift is told in the slope of its kind.
  const logit =
    last === undefined ? (kind?.a ?? 0) + slope * mark + shift : slope * (mark - last + (kind === undefined ? 0 : shift / kind.b));
  return within((kind?.cap ?? 0.97) * sigmoid(logit));
}

const goesByMarks = (by: SeatAsk['by']) => by === 'list' || by === 'marks' || by === 'ask';

const isAt = ({ exams }: PriorKind, { exam, by }: SeatAsk, home: string) =>
  exams.length === 0 || exams.some(({ id, at }) => id === (goesByMarks(by) ? 'marks' : exam) && (at === undefined || at.includes(home)));

/** Kinds that this gate opens: those that name the course before those that name its group. */
function kindsFor({ kinds }: Priors, ask: SeatAsk, home: string): readonly PriorKind[] {
  const { course = '', isPublic } = ask;
  const open = kinds.filter(
    (kind) =>
      kind.keeper !== (isPublic ? 'private' : 'public') &&
      (kind.courses.length === 0 || kind.courses.includes(course)) &&
      isAt(kind, ask, home),
  );
  const close = open.filter(({ isClose }) => isClose);
  return close.length > 0 ? close : open;
}

interface Found {
  probability: number;
  year: number | null;
  isTold: boolean;
}
const better = (one: Found | null, other: Found): Found => (one === null || other.probability > one.probability ? other : one);
const told = ({ probability, year, isTold }: Found, basis: WaySeat['basis'], isSure = false): WaySeat => ({
  ...{ band: bandOf(probability), basis, year, probability, isSure, isTold },
});

/** A rank among those who want a place: how far last ranks move in a year, and how far seats are not given by rank alone. */
const rankSpread = 0.35;
function bySitters({ counts }: Priors, { exam = '', rank, isPublic }: SeatAsk): WaySeat | null {
  const crowd = counts[exam];
  if (rank === undefined || rank <= 0 || crowd === undefined) return null;
  const places = (isPublic ? crowd.publicPlaces : undefined) ?? crowd.places;
  const probability = within(sigmoid((Math.log(places) - Math.log(rank)) / rankSpread));
  return told({ probability, year: crowd.year, isTold: true }, 'crowd');
}

/** Where lists of such colleges typically close. */
function typicalFor({ typical }: Priors, { course = '', isPublic, atHome }: SeatAsk, home: string) {
  if (!isPublic) return undefined;
  const open = typical.filter(({ courses }) => courses.includes(course));
  return (atHome ? open.find(({ state }) => state === home) : undefined) ?? open.find(({ state }) => state === undefined);
}

function byMarks(priors: Priors, student: StudentDetails, ask: SeatAsk, kinds: readonly PriorKind[], home: string): WaySeat | null {
  if (!goesByMarks(ask.by)) return null;
  const kind = kinds.find(({ by }) => by === 'marks');
  const typical = typicalFor(priors, ask, home);
  const last = ask.lastMark ?? typical?.mark;
  const mark = markOf(student, kind?.of ?? 'class12');
  if (mark === undefined || (kind === undefined && last === undefined)) return null;
  const isRead = ask.lastMark !== undefined || (typical !== undefined && typical.certainty !== 'C');
  const isSure = isRead && last !== undefined && mark.percent - (mark.isHoped ? spare.hoped : 0) >= last + spare.below;
  // What is typical of a kind has the slope of that kind.
  const shifted = ask.lastMark === undefined && kind !== undefined && last !== undefined ? { ...kind, a: -kind.b * last } : kind;
  const probability = overHopes(mark, (percent) =>
    byList(shifted, student, ask.lastMark ?? (shifted === undefined ? last : undefined), percent),
  );
  return told(
    {
      // A list that closed well below the mark says more than what is typical of its kind.
      probability: isSure ? Math.max(probability, likelyFrom) : probability,
      year: ask.lastMark === undefined ? (typical?.year ?? kind?.year ?? null) : null,
      isTold: isRead || kind?.certainty !== 'C',
    },
    'list',
    isSure,
  );
}

/** Of those who sit the share that finds a place. A list tied to the marks a little. */
const tie = { together: 0.45, mean: 0.3, spread: 0.95 } as const;
const lines = new Map<number, number>();
/** The score that a share of a normal list stands above. */
function lineOf(share: number): number {
  const known = lines.get(share);
  if (known !== undefined) return known;
  let [low, high] = [-6, 6];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (below(middle) < 1 - share) low = middle;
    else high = middle;
  }
  lines.set(share, low);
  return low;
}

function byGate(
  { counts }: Priors,
  student: StudentDetails,
  ask: SeatAsk,
  kinds: readonly PriorKind[],
  boards: Boards | undefined,
): WaySeat | null {
  const shares = kinds.flatMap(({ share, year, certainty }): Found[] => {
    const { general } = share;
    const probability = general === undefined ? undefined : Math.max(general, share[categoryOf(student)] ?? 0);
    return probability === undefined ? [] : [{ probability, year, isTold: certainty !== 'C' }];
  });
  const best = shares.reduce<Found | null>(better, null);
  if (best) return told(best, 'gate');
  const crowd = kinds.length > 0 ? undefined : counts[ask.exam ?? ''];
  if (crowd === undefined) return null;
  const share = Math.min(0.97, crowd.places / crowd.candidates);
  const mark = boards && markOf(student, 'class12');
  const at = (percent: number) => {
    const { own, isScience } = boards as Boards;
    const score = (scoreOf(own, percent, isScience) + own.delta - tie.mean) / tie.spread;
    return within(below((tie.together * score - lineOf(share)) / Math.sqrt(1 - tie.together * tie.together)));
  };
  return told({ probability: mark ? overHopes(mark, at) : within(share), year: crowd.year, isTold: true }, 'gate');
}

/** Null where neither a kind nor a count speaks of it. */
export function waySeatOf(student: StudentDetails, ask: SeatAsk, priors: Priors): WaySeat | null {
  const { chance } = ask;
  if (chance) {
    const { probability } = chance;
    return { band: bandOf(probability), basis: 'calls', year: null, probability, isSure: probability >= sureByCalls, isTold: true };
  }
  // Whoever asks is registered; and to work one goes without a seat.
  if (ask.by === 'distance') return { band: 'likely', basis: 'gate', year: null, probability: 0.97, isSure: true, isTold: true };
  if (ask.by === 'direct' || ask.by === 'work') return null;
  const ranked = bySitters(priors, ask);
  if (ranked) return ranked;
  const home = stateKey(student.state ?? '');
  const kinds = kindsFor(priors, ask, home);
  const listed = byMarks(priors, student, ask, kinds, home);
  if (listed) return listed;
  const boards = boardsOf(priors, student);
  const found = kinds.reduce<(Found & { by: PriorKind['by'] }) | null>((best, kind) => {
    const mark = markOf(student, kind.of);
    if (mark === undefined || boards === undefined) return best;
    const at = (percent: number) => (kind.by === 'z' ? byBoard(kind, student, boards, percent) : byList(kind, student, undefined, percent));
    const isTold = kind.certainty !== 'C' && (kind.by === 'marks' || boards.own.certainty !== 'C');
    const one = { probability: overHopes(mark, at), year: kind.year, isTold, by: kind.by };
    return best === null || one.probability > best.probability ? one : best;
  }, null);
  if (found) return told(found, found.by === 'z' ? 'board' : 'list');
  return byGate(priors, student, ask, kinds, boards);
}
