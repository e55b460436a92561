/** Three ways out of all there are: A to the goal, B through another gate, C sure. */
import { nears } from './knowledge.ts';
import { isRestricted, openLearning, toWork } from './gates.ts';
import { isWithin, type Candidate } from './candidates.ts';
import type { Around } from './around.ts';
import type { Label } from './proposal.ts';
import { general } from './sisters.ts';

/** Whence a way was taken: what it is said to be. */
export type From = 'own' | 'related' | 'sister' | 'anyDegree';

export interface Chosen {
  label: Label;
  from: From;
  candidate: Candidate;
  isBeyond: boolean;
  /** What the goal asks for is studied: this goes on from there. */
  isHeld?: true;
}

const sameWay = (a: Candidate) => (b: Candidate) =>
  a.course?.id === b.course?.id && a.gate.keys.join() === b.gate.keys.join() && (a.course !== undefined || a.career === b.career);
export const hangsOnSame = (a: Candidate) => (b: Candidate) => a.gate.keys.some((key) => b.gate.keys.includes(key));
const isDistance = ({ gate }: Candidate) => gate.words === openLearning;
const isWork = ({ gate }: Candidate) => gate.words === toWork;
const isGeneral = ({ course }: Candidate) => course !== undefined && general.has(course.id);
const sameCourse = (a: Candidate) => (b: Candidate) => a.course !== undefined && a.course.id === b.course?.id;

function first(all: Iterable<Candidate>, want: (one: Candidate) => boolean): Candidate | undefined {
  for (const one of all) if (want(one)) return one;
  return undefined;
}

function* without(all: Iterable<Candidate>, leave: (one: Candidate) => boolean): Iterable<Candidate> {
  for (const one of all) if (!leave(one)) yield one;
}

type Search = readonly (readonly [From, () => Iterable<Candidate>])[];

function search(lists: Search, want: (one: Candidate) => boolean): { from: From; candidate: Candidate } | undefined {
  for (const [from, all] of lists) {
    const candidate = first(all(), want);
    if (candidate) return { from, candidate };
  }
  return undefined;
}

const isAway = ({ distance }: Candidate) => distance?.near === 'india' && distance.anywhere === undefined;

/** Whoever wants to be a laboratory technologist is not sent to medicine instead. */
const muchLonger = 3;

/** Same goal through another gate; else the nearest related career or a sister course, through another gate too. */
function wayB(around: Around, a: Candidate) {
  const isOther = (one: Candidate) =>
    isWithin(one) &&
    !hangsOnSame(a)(one) &&
    !sameWay(a)(one) &&
    !(one.gate.isLeft && !sameCourse(a)(one)) &&
    !isDistance(one) &&
    around.isTaught(one);
  // Of another stream, much longer, or a degree for whoever wants a trade.
  // To go to work at something near is what is left in the end: it is the third way.
  const isFarOff = (one: Candidate) =>
    isWork(one) ||
    one.years > a.years + muchLonger ||
    (a.course?.gives === 'iti' && one.course?.level === 'undergraduate') ||
    (around.isOfStream(a) && !around.isOfStream(one));
  // In another state while the first is at home, or of the field alone: it would only fill up.
  const isFiller = (one: Candidate) => (around.isAway(one) && !around.isAway(a)) || !around.isKindred(one, a);
  const found = search(
    [
      // A whole other route before the same course through another door.
      ['own', () => around.own().filter((one) => !sameCourse(a)(one))],
      ['own', () => around.own().filter(({ gate }) => gate.isHome || isRestricted(gate))],
      // Which of the places near home another exam of all India opens is not known: it is for whoever would go anywhere.
      ['own', () => (around.isFree ? around.own() : [])],
      // Whoever noted an exam wants what it opens: the same through another.
      ['sister', around.elsewhere],
      ['related', () => without(around.related(), (one) => sameCourse(a)(one) || isFarOff(one) || !around.isOfField(one))],
      ['sister', () => without(around.sisters(), (one) => sameCourse(a)(one) || isFarOff(one) || isFiller(one))],
      // Of another field only where nothing of the goal's own is left.
      ['related', () => without(around.related(), (one) => sameCourse(a)(one) || isFarOff(one))],
    ],
    isOther,
  );
  if (found) return found;
  // Marks at another course are no one gate that is shut on one day.
  const other = first(around.own(), (one) => isWithin(one) && one.gate.byMarks && !sameCourse(a)(one) && around.isTaught(one));
  if (other) return { from: 'own' as const, candidate: other };
  // Near home a degree through another exam is better than nothing beside a way that is not sure.
  const degree = a.isSure ? undefined : first(around.anyDegree(), (one) => isOther(one) && one.gate.exams.length > 0);
  return degree && { from: 'anyDegree' as const, candidate: degree };
}

const farness = ({ distance }: Candidate) => (distance === null || distance.near === null ? nears.length : nears.indexOf(distance.near));

/** Sure but for the distance. */
const wouldBeSure = (one: Candidate) => !isWithin(one) && one.isSureThere && farness(one) < nears.length;

export interface ChosenWays {
  ways: readonly Chosen[];
  isSureMissing: boolean;
}

export function choose(around: Around): ChosenWays {
  const own = around.own();
  const isThere = (one: Candidate) => isWithin(one) && around.isTaught(one);
  const farther = own.find((one) => !isWithin(one)) ?? own[0];
  // Whoever has studied all that it asks for is led on from there.
  const next =
    farther === undefined && around.isHeld ? (first(around.sisters(), isThere) ?? first(around.sisters(), () => true)) : undefined;
  const a = own.find(isThere) ?? farther ?? next;
  const ways: Chosen[] = [];
  if (a)
    ways.push({
      label: 'A',
      from: next ? 'sister' : 'own',
      candidate: a,
      isBeyond: !isThere(a),
      ...(around.isHeld ? { isHeld: true } : {}),
    });
  // Where nothing they hold leads to the goal, what is near it is still told.
  const b = a ? wayB(around, a) : search([['related', around.related]], (one) => isThere(one) && !isDistance(one) && !isWork(one));
  if (b) ways.push({ label: 'B', ...b, isBeyond: false });
  const isNew = (one: Candidate) =>
    !ways.some(
      ({ candidate }) => sameWay(candidate)(one) || (candidate.isSure && sameCourse(candidate)(one)) || (isWork(candidate) && isWork(one)),
    );
  // Of another stream than what they study is nothing that is sure to help.
  const ofStream = (all: () => Iterable<Candidate>) => () => without(all(), (one) => !around.isOfStream(one));
  const near: Search = [
    ['own', around.own],
    ['related', ofStream(around.related)],
  ];
  const lists: Search = [...near, ['sister', ofStream(around.sisters)], ['anyDegree', around.anyDegree]];
  const sure = ways.filter(({ candidate, isBeyond }) => candidate.isSure && !isBeyond);
  const hasSure = sure.length > 0;
  // Where one is sure in the own state, a third is taken only from what leads to the goal or near it, and is not just any degree.
  const hasSureAtHome = sure.some(({ candidate }) => !isAway(candidate) && !(isDistance(candidate) && around.isAtSchool));
  const isWanted = (one: Candidate) =>
    one.isSure && isNew(one) && !(hasSureAtHome && (isGeneral(one) || !around.isOfStream(one))) && around.isTaught(one);
  const isAtCollege = (one: Candidate) => isWanted(one) && !isDistance(one);
  const isAtHome = (one: Candidate) => isAtCollege(one) && !isAway(one);
  // Whoever has one way only is told of a course beside it.
  const beside = ways.length === 1 ? lists.slice(0, -1) : near;
  // In the own state first; at a college before by distance; but what leads to the goal itself before any other degree.
  const c = hasSureAtHome
    ? search(beside, isAtCollege)
    : (search(lists.slice(0, -1), isAtHome) ??
      search(lists.slice(0, 1), isWanted) ??
      search(lists.slice(-1), isAtHome) ??
      (hasSure ? undefined : (search(lists, isAtCollege) ?? search(lists, isWanted))));
  if (c) ways.push({ label: 'C', ...c, isBeyond: false });
  const isSureMissing = ways.length > 0 && !hasSure && !c;
  if (isSureMissing) {
    const beyond = lists.flatMap(([from, all]) =>
      [...all()].filter((one) => wouldBeSure(one) && isNew(one)).map((candidate) => ({ from, candidate })),
    );
    const nearest = beyond.reduce<(typeof beyond)[number] | undefined>(
      (best, one) => (best && farness(best.candidate) <= farness(one.candidate) ? best : one),
      undefined,
    );
    if (nearest) ways.push({ label: 'C', ...nearest, isBeyond: true });
  }
  return { ways, isSureMissing };
}
