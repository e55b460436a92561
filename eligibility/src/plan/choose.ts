/** Three ways out of all there are: A to the goal, B through another gate, C sure. */
import { nears } from './knowledge.ts';
import { isRestricted, openLearning, toWork } from './gates.ts';
import { isWithin, type Candidate } from './ways-into.ts';
import type { Around } from './around.ts';
import { isBelowDegree, isOddBeside, isTooHigh, isTradeBeside, ofNation } from './odd-ones.ts';
import type { Label } from './proposal.ts';
import { general, isApart } from './sisters.ts';

/** Whence a way was taken: what it is said to be. */
export type From = 'own' | 'noted' | 'related' | 'sister' | 'anyDegree' | 'onward';

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

/** A student who wants to be a laboratory technologist is not sent to medicine instead. */
const muchLonger = 3;

/** Same goal through another gate; else the nearest related career or a sister course, through another gate too. */
function wayB(around: Around, a: Candidate, isBeyond: boolean) {
  // Two of one work that stand in words alone say the same.
  const inWords = ({ course, gate }: Candidate) => course === undefined && gate.words !== undefined && gate.words !== toWork;
  const isToldAlike = (one: Candidate) => one.career === a.career && inWords(one) && inWords(a);
  // Marks open another course at home, where the first is given by marks far away.
  const isInstead = (one: Candidate) => isBeyond && a.gate.byMarks && one.gate.byMarks && !sameCourse(a)(one);
  const isOther = (one: Candidate) =>
    isWithin(one) &&
    !isTooHigh(one, a) &&
    !(isBelowDegree(one) && around.isAway(one)) &&
    (!hangsOnSame(a)(one) || isInstead(one)) &&
    !sameWay(a)(one) &&
    !(one.gate.isLeft && !sameCourse(a)(one)) &&
    !isDistance(one) &&
    !isToldAlike(one) &&
    !isIdle(one) &&
    around.isTaught(one);
  // Of another stream, much longer, or a degree for a student who wants a trade.
  // To go to work at something near is what is left in the end: it is the third way.
  const isFarOff = (one: Candidate) =>
    isWork(one) ||
    isTradeBeside(one, a) ||
    one.years > a.years + muchLonger ||
    (a.course?.gives === 'iti' && one.course?.level === 'undergraduate') ||
    (around.isOfStream(a) && !around.isOfStream(one)) ||
    // Beside the work they have studied for, nothing of another field.
    (isWork(a) && one.course !== undefined && !around.isOfHome(one, a));
  // What is near the goal is begun in about the same time: a nurse is no doctor of Ayurveda.
  const isLonger = ({ course }: Candidate) => (course?.years ?? 0) > (a.course?.years ?? muchLonger) + 1;
  // In another state while the first is at home, or of the field alone: it would only fill up.
  const isFarther = (one: Candidate) => around.isAway(one) && !around.isAway(a);
  const isFiller = (one: Candidate) => isFarther(one) || !around.isKindred(one, a);
  // Work near the goal that is begun with what has nothing to do with it is no second way.
  const isOfGoal = (one: Candidate) => around.isOfField(one) && (around.isKindred(one, a) || around.isOfHome(one, a));
  // At the other end of the country by CUET what marks give at home, or what few take: it would only fill up.
  const isByCuet = (one: Candidate) => !around.isStrong && one.gate.exams.length > 0 && one.gate.exams.every(({ id }) => id === 'cuet-ug');
  const isIdle = (one: Candidate) => a.isSure && isFarther(one) && (sameCourse(a)(one) ? isByCuet(one) : one.usual > 2);
  // For a student who is strong and would go anywhere, the test of an institute that a route names.
  const isWorthIt = (one: Candidate) => around.isFree && around.isStrong && one.usual <= 2 && isRestricted(one.gate);
  const isOfIndia = ({ gate: { exams } }: Candidate) => exams.length > 0 && exams.every(({ state }) => state === undefined);
  const isByState = ({ gate: { exams, isHome, byMarks } }: Candidate) =>
    exams.some(({ state }) => state !== undefined) || (isHome === true && exams.length === 0 && !byMarks);
  const isAtDoor = ({ gate }: Candidate) => gate.isHome === true || isRestricted(gate);
  const isNearIt = (one: Candidate) => around.isOfField(one) && around.isKindred(one, a) && !isFarOff(one);
  const found = search(
    [
      // For a student who would go anywhere the same through a test of all India, where that is how most come there.
      ['own', () => (isByState(a) && around.isFree ? around.own().filter((one) => isOfIndia(one) && sameCourse(a)(one)) : [])],
      // A student who may have learned the trade goes on from it before learning one anew.
      ['own', () => (a.isIfTheirs ? around.own().filter(({ course }) => course?.level === 'undergraduate') : [])],
      // With the diploma to work, where it is of this very kind, beside the degree.
      ['own', () => around.own().filter((one) => one.isIfTheirs === true)],
      // A whole other route before the same course through another door.
      ['own', () => around.own().filter((one) => !sameCourse(a)(one) && !isWork(one) && (!(a.isSure && isFarther(one)) || isWorthIt(one)))],
      ['own', () => around.own().filter((one) => isAtDoor(one) && !(around.isAway(one) && !around.isAway(a)))],
      // A student who noted an exam for a course wants that course: through the admission of the own state before another wish.
      ['sister', () => without(around.elsewhere(), ({ course }) => course === undefined)],
      // Another of their wishes, where it is near this one, before the same far away.
      ['noted', () => without(around.noted(), (one) => sameCourse(a)(one) || isWork(one) || !isNearIt(one))],
      ['own', () => around.own().filter(isAtDoor)],
      // Which places near home another exam of all India opens is not known: it is for a student who would go anywhere.
      ['own', () => (around.isFree ? around.own().filter((one) => !isWork(one) && !(a.isSure && isFarther(one))) : [])],
      // A student who noted an exam wants what it opens: the same through another.
      ['sister', around.elsewhere],
      [
        'related',
        () => without(around.related(), (one) => sameCourse(a)(one) || isFarOff(one) || isLonger(one) || isFarther(one) || !isOfGoal(one)),
      ],
      // Then what they want beside it, whatever it is.
      ['noted', () => without(around.noted(), (one) => sameCourse(a)(one) || isWork(one))],
      ['sister', () => without(around.sisters(), (one) => sameCourse(a)(one) || isFarOff(one) || isFiller(one) || isOddBeside(one, a))],
      // Of another field only where nothing of the goal's own is left.
      [
        'related',
        () =>
          without(
            around.related(),
            (one) =>
              sameCourse(a)(one) ||
              isFarOff(one) ||
              isLonger(one) ||
              isFarther(one) ||
              around.isOtherWork(one) ||
              !around.isKindred(one, a),
          ),
      ],
      ['related', () => (around.isAtSchool ? around.jobs() : [])],
    ],
    isOther,
  );
  if (found) return found;
  // Marks at another course are no one gate that is shut on one day.
  const other = first(
    around.own(),
    (one) => isWithin(one) && one.verdict !== 'open_if' && one.gate.byMarks && !sameCourse(a)(one) && around.isTaught(one),
  );
  if (other) return { from: 'own' as const, candidate: other };
  // Beside a plain degree a training for the goal's own field: of teachers of small children for who would teach.
  const isTraining = (one: Candidate) =>
    one.course?.level === 'diploma' &&
    one.gate.byMarks &&
    isWithin(one) &&
    isOfGoal(one) &&
    !isFarOff(one) &&
    !isFarther(one) &&
    around.isTaught(one);
  const training = isGeneral(a) && around.isAtSchool ? first(around.related(), isTraining) : undefined;
  if (training) return { from: 'related' as const, candidate: training };
  // Near home a degree through an exam is better than nothing beside a way that is not sure; where marks give it, it is the third.
  const isGiven =
    a.isSure ||
    !around.isAtSchool ||
    first(around.anyDegree(), (one) => one.isSure && !isDistance(one) && around.isTaught(one)) !== undefined;
  const degree = isGiven ? undefined : first(around.anyDegree(), (one) => isOther(one) && one.gate.exams.length > 0);
  return degree && { from: around.anyFrom, candidate: degree };
}

const farness = ({ distance }: Candidate) => (distance === null || distance.near === null ? nears.length : nears.indexOf(distance.near));

/** Sure but for the distance. */
const wouldBeSure = (one: Candidate) => !isWithin(one) && one.isSureThere && farness(one) < nears.length;

interface ChosenWays {
  ways: readonly Chosen[];
  isSureMissing: boolean;
}

export function choose(around: Around): ChosenWays {
  const own = around.own();
  const isThere = (one: Candidate) => isWithin(one) && around.isTaught(one);
  // Beyond, through a gate that opens a place there; short trainings are on no list.
  const isKnown = (one: Candidate) => one.course?.level === 'certificate' || around.isSomewhere(one);
  const farther = own.find((one) => !isThere(one) && isKnown(one)) ?? own.find((one) => !isWithin(one)) ?? own[0];
  // A student who has studied all that it asks for is led on from there.
  const next = farther === undefined && around.isHeld ? first(around.sisters(), isThere) : undefined;
  const foremost = own.find(isThere);
  // What a test of all India opens far away, the own state gives too; and no student goes there for a diploma when a degree is at home.
  const isOfNation = ({ gate: { exams } }: Candidate) => exams.length > 0 && exams.every(({ id }) => ofNation.has(id));
  const isAsGood = (one: Candidate) =>
    foremost !== undefined && (isOfNation(foremost) ? sameCourse(foremost)(one) : one.course?.level === 'undergraduate');
  const atHome =
    foremost !== undefined && around.isAway(foremost) && (isOfNation(foremost) || foremost.course?.gives === 'diploma')
      ? own.find((one) => isThere(one) && !around.isAway(one) && !isDistance(one) && isAsGood(one))
      : undefined;
  const a = atHome ?? foremost ?? farther ?? next;
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
  const b = a
    ? wayB(around, a, !isThere(a))
    : search([['related', around.related]], (one) => isThere(one) && !isDistance(one) && !isWork(one));
  if (b) ways.push({ label: 'B', ...b, isBeyond: false });
  const isNew = (one: Candidate) =>
    !ways.some(
      ({ candidate }) => sameWay(candidate)(one) || (candidate.isSure && sameCourse(candidate)(one)) || (isWork(candidate) && isWork(one)),
    );
  // Of another stream than what they study is nothing that is sure to help.
  const isOfTheirs = (one: Candidate) => around.isOfStream(one) && (a === undefined || around.sharesStream(one, a));
  const ofStream = (all: () => Iterable<Candidate>) => () => without(all(), (one) => !isOfTheirs(one));
  const near: Search = [
    ['own', around.own],
    // What they wish for themselves before what is merely near it.
    ['noted', () => without(around.noted(), (one) => around.isAtSchool && !around.isOfStream(one))],
    ['related', () => without(ofStream(around.related)(), (one) => around.isElsewhere(one) || (a !== undefined && isTradeBeside(one, a)))],
  ];
  const sisters = ofStream(around.sisters);
  const akin = () =>
    without(
      sisters(),
      (one) => a !== undefined && (!around.isAkin(one, a) || isApart(one.course, a.course) || isTradeBeside(one, a) || isOddBeside(one, a)),
    );
  const lists: Search = [...near, ['sister', akin], [around.anyFrom, around.anyDegree]];
  const sure = ways.filter(({ candidate, isBeyond }) => candidate.isSure && !isBeyond);
  const hasSure = sure.length > 0;
  // Where one is sure in the own state, a third is taken only from what leads to the goal or near it, and is not just any degree.
  const hasSureAtHome = sure.some(({ candidate }) => !around.isAway(candidate) && !(isDistance(candidate) && around.isAtSchool));
  const isOnly = ways.length === 1;
  // Any degree stands beside what is sure only where that is one way alone, and farther.
  const isSpare = (one: Candidate) => isGeneral(one) && !(isOnly && a !== undefined && farness(one) < farness(a));
  // Beside what is sure near home no student goes farther for the same.
  const nearest = Math.min(...sure.filter(({ candidate }) => !isDistance(candidate)).map(({ candidate }) => farness(candidate)));
  const isFarther = (one: Candidate) => one.distance !== null && !isDistance(one) && farness(one) > Math.max(nearest, 1);
  // A diploma that is merely near the goal stands beside nothing that is sure where a degree is wanted.
  const isBesideDegrees = (one: Candidate) => one.career !== a?.career && a?.course?.level === 'undergraduate';
  const isWanted = (one: Candidate) =>
    one.isSure &&
    isNew(one) &&
    !(isBelowDegree(one) && (around.isAway(one) || (hasSureAtHome && isBesideDegrees(one)))) &&
    !(hasSureAtHome && (isSpare(one) || isFarther(one) || !around.isOfStream(one))) &&
    around.isTaught(one);
  const isAtCollege = (one: Candidate) => isWanted(one) && !isDistance(one);
  // One way alone is no plan: a plain degree near home stands beside it.
  const isSecond = (one: Candidate) =>
    a !== undefined && !isGeneral(a) && one.isSure && isNew(one) && !isFarther(one) && !isDistance(one) && around.isTaught(one);
  const isAtHome = (one: Candidate) => isAtCollege(one) && !around.isAway(one);
  // A student with one way only is told of a course beside it.
  const anySister = () => without(sisters(), (one) => a !== undefined && isOddBeside(one, a));
  const beside: Search = isOnly ? [...lists.slice(0, -1), ['sister', anySister], ...lists.slice(-1)] : near;
  // As far as the first, a degree near home is more of a ground.
  const isAsFar = (one: Candidate) =>
    isOnly &&
    a !== undefined &&
    one.distance?.anywhere !== 'unlisted' &&
    farness(one) > 1 &&
    farness(one) >= farness(a) &&
    one.career !== a.career;
  // In the own state first; at a college before by distance; but what leads to the goal itself before any other degree.
  const c = hasSureAtHome
    ? (search(beside, (one) => isAtHome(one) && !isAsFar(one)) ??
      search(beside, isAtHome) ??
      (isOnly ? (search(beside, around.isAtSchool ? isAtCollege : isWanted) ?? search(lists.slice(-1), isSecond)) : undefined))
    : // A graduate studies from home what leads to the goal, before what is merely near it at a college.
      ((around.isAtSchool ? undefined : (search(lists.slice(0, 1), isAtHome) ?? search(lists.slice(0, 1), isWanted))) ??
      search(lists.slice(0, -1), isAtHome) ??
      search(lists.slice(0, 1), isWanted) ??
      // What is near what they want; then to work at what they are, before a master's of anything.
      search(
        lists.slice(1, -1),
        (one) => isWanted(one) && !around.isAtSchool && a?.course !== undefined && one.course !== undefined && around.isKindred(one, a),
      ) ??
      search(lists.slice(-1), (one) => isAtHome(one) && (around.isAtSchool || isWork(one))) ??
      (hasSure ? undefined : ((around.isAtSchool ? search(lists, isAtCollege) : undefined) ?? search(lists, isWanted))));
  const wish = c === undefined && ways.length === 2 && hasSureAtHome ? search([['noted', around.noted]], isAtHome) : undefined;
  const third = c ?? wish;
  const [, second] = ways;
  // The same course near home stands in the place of the one far away.
  const isNearer =
    third !== undefined &&
    second !== undefined &&
    sameCourse(second.candidate)(third.candidate) &&
    around.isAway(second.candidate) &&
    !isDistance(third.candidate);
  if (third && isNearer && !around.isAway(third.candidate)) ways[1] = { label: 'B', ...third, isBeyond: false };
  else if (third) ways.push({ label: 'C', ...third, isBeyond: false });
  // A graduate whose degree leads to one thing alone has the tests that take every graduate.
  const ground = ways.length === 1 ? first(around.ground(), (one) => isThere(one) && !isDistance(one) && isNew(one)) : undefined;
  if (ground) ways.push({ label: 'B', from: around.anyFrom, candidate: ground, isBeyond: false });
  const isSureMissing = ways.length > 0 && !hasSure && !third;
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
