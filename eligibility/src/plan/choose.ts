/** Three ways out of all there are: A to the goal, B through another gate, C sure. */
import { nears } from './knowledge.ts';
import { isWithinDistance, type WayCandidate } from './ways-into.ts';
import type { Around } from './around.ts';
import { isBelowDegree, isOddBeside, isTradeBeside, ofNation } from './odd-ones.ts';
import type { Label } from './proposal.ts';
import { first, isDistance, isGeneral, isWork, sameCourse, sameWay, search, reject, type From, type Search } from './search-ways.ts';
import { secondWay } from './second-way.ts';
import { isApart } from './sisters.ts';

export interface ChosenWay {
  label: Label;
  from: From;
  candidate: WayCandidate;
  isBeyond: boolean;
  /** What the goal asks for is studied: this goes on from there. */
  isHeld?: true;
}

const farness = ({ distance }: WayCandidate) => (distance === null || distance.near === null ? nears.length : nears.indexOf(distance.near));

/** Sure but for the distance. */
const wouldBeSure = (one: WayCandidate) => !isWithinDistance(one) && one.isSureThere && farness(one) < nears.length;

interface ChosenWays {
  ways: readonly ChosenWay[];
  isSureMissing: boolean;
}

export function chooseWays(around: Around): ChosenWays {
  const own = around.own();
  const isThere = (one: WayCandidate) => isWithinDistance(one) && around.isTaught(one);
  // Beyond, through a gate that opens a place there; short trainings are on no list.
  const isKnown = (one: WayCandidate) => one.course?.level === 'certificate' || around.isSomewhere(one);
  const farther = own.find((one) => !isThere(one) && isKnown(one)) ?? own.find((one) => !isWithinDistance(one)) ?? own[0];
  // A student who has studied all that it asks for is led on from there.
  const next = farther === undefined && around.isHeld ? first(around.sisters(), isThere) : undefined;
  const foremost = own.find(isThere);
  // What a test of all India opens far away, the own state gives too; and no student goes there for a diploma when a degree is at home.
  const isOfNation = ({ gate: { exams } }: WayCandidate) => exams.length > 0 && exams.every(({ id }) => ofNation.has(id));
  const isAsGood = (one: WayCandidate) =>
    foremost !== undefined && (isOfNation(foremost) ? sameCourse(foremost)(one) : one.course?.level === 'undergraduate');
  const atHome =
    foremost !== undefined && around.isAway(foremost) && (isOfNation(foremost) || foremost.course?.gives === 'diploma')
      ? own.find((one) => isThere(one) && !around.isAway(one) && !isDistance(one) && isAsGood(one))
      : undefined;
  const a = atHome ?? foremost ?? farther ?? next;
  const ways: ChosenWay[] = [];
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
    ? secondWay(around, a, !isThere(a))
    : search([['related', around.related]], (one) => isThere(one) && !isDistance(one) && !isWork(one));
  if (b) ways.push({ label: 'B', isBeyond: false, ...b });
  const isNew = (one: WayCandidate) =>
    !ways.some(
      ({ candidate }) => sameWay(candidate)(one) || (candidate.isSure && sameCourse(candidate)(one)) || (isWork(candidate) && isWork(one)),
    );
  // Of another stream than what they study is nothing that is sure to help.
  const isOfTheirs = (one: WayCandidate) => around.isOfStream(one) && (a === undefined || around.sharesStream(one, a));
  const ofStream = (all: () => Iterable<WayCandidate>) => () => reject(all(), (one) => !isOfTheirs(one));
  const sure = ways.filter(({ candidate, isBeyond }) => candidate.isSure && !isBeyond);
  const hasSure = sure.length > 0;
  // Where one is sure in the own state, a third is taken only from what leads to the goal or near it, and is not just any degree.
  const hasSureAtHome = sure.some(({ candidate }) => !around.isAway(candidate) && !(isDistance(candidate) && around.isAtSchool));
  // Beside it no other work that begins with a subject of its own.
  const isIdle = (one: WayCandidate) =>
    (a?.isTraining === true && one.course?.level === 'undergraduate') ||
    (hasSureAtHome && ways.length > 1 && around.isAtSchool && one.course !== undefined && !isGeneral(one) && around.isOtherWork(one));
  const near: Search = [
    ['own', around.own],
    // What they wish for themselves before what is merely near it.
    ['noted', () => reject(around.noted(), (one) => around.isAtSchool && !around.isOfStream(one))],
    [
      'related',
      () =>
        reject(ofStream(around.related)(), (one) => isIdle(one) || around.isElsewhere(one) || (a !== undefined && isTradeBeside(one, a))),
    ],
  ];
  const sisters = ofStream(around.sisters);
  const akin = () =>
    reject(
      sisters(),
      (one) =>
        isIdle(one) ||
        (a !== undefined && (!around.isAkin(one, a) || isApart(one.course, a.course) || isTradeBeside(one, a) || isOddBeside(one, a))),
    );
  const lists: Search = [...near, ['sister', akin], [around.anyFrom, around.anyDegree]];
  // Beside tests, what goes on from a graduate's own degree before a course that is merely of the test's field.
  const isOfTests = !around.isAtSchool && around.isOfExam;
  const atLast: Search = isOfTests ? [...near, ...lists.slice(-1), ...lists] : lists;
  const isOnly = ways.length === 1;
  // Any degree stands beside what is sure only where that is one way alone, and farther.
  const isSpare = (one: WayCandidate) => isGeneral(one) && !(isOnly && a !== undefined && farness(one) < farness(a));
  // Beside what is sure near home no student goes farther for the same.
  const nearest = Math.min(...sure.filter(({ candidate }) => !isDistance(candidate)).map(({ candidate }) => farness(candidate)));
  const isFarther = (one: WayCandidate) => one.distance !== null && !isDistance(one) && farness(one) > Math.max(nearest, 1);
  // A diploma that is merely near the goal stands beside nothing that is sure where a degree is wanted.
  const isBesideDegrees = (one: WayCandidate) => one.career !== a?.career && a?.course?.level === 'undergraduate';
  const isWanted = (one: WayCandidate) =>
    one.isSure &&
    isNew(one) &&
    !(isBelowDegree(one) && (around.isAway(one) || (hasSureAtHome && isBesideDegrees(one)))) &&
    !(hasSureAtHome && (isSpare(one) || isFarther(one) || !around.isOfStream(one))) &&
    around.isTaught(one);
  const isAtCollege = (one: WayCandidate) => isWanted(one) && !isDistance(one);
  // One way alone is no plan: a plain degree near home stands beside it.
  const isSecond = (one: WayCandidate) =>
    a !== undefined && !isGeneral(a) && one.isSure && isNew(one) && !isFarther(one) && !isDistance(one) && around.isTaught(one);
  // And where none does, from home what leads to the goal by another course.
  const isFromHome = (one: WayCandidate) => isWanted(one) && isDistance(one) && a !== undefined && !sameCourse(a)(one) && around.isAtSchool;
  const isAtHome = (one: WayCandidate) => isAtCollege(one) && !around.isAway(one);
  // A student with one way only is told of a course beside it.
  const anySister = () => reject(sisters(), (one) => a !== undefined && isOddBeside(one, a));
  const beside: Search = isOnly ? [...lists.slice(0, -1), ['sister', anySister], ...lists.slice(-1)] : near;
  // As far as the first, a degree near home is more of a ground.
  const isAsFar = (one: WayCandidate) =>
    isOnly &&
    a !== undefined &&
    one.distance?.anywhere !== 'unlisted' &&
    farness(one) > 1 &&
    farness(one) >= farness(a) &&
    one.career !== a.career;
  const isDegreeNear = () => first(around.anyDegree(), (one) => isAtHome(one) && around.isClose(one)) !== undefined;
  // In another state what leads to the goal, then any degree from home, then what is merely near it.
  const anyFromHome = () => search(lists.slice(-1), (one) => isWanted(one) && isDistance(one));
  const farAway = () => search(lists.slice(0, 1), isAtCollege) ?? (around.isFree ? anyFromHome() : undefined) ?? search(lists, isAtCollege);
  // In the own state first; at a college before by distance; but what leads to the goal itself before any other degree.
  const c = hasSureAtHome
    ? (search(beside, (one) => isAtHome(one) && !isAsFar(one)) ??
      search(beside, isAtHome) ??
      (isOnly
        ? (search(beside, around.isAtSchool ? isAtCollege : isWanted) ??
          search(lists.slice(-1), isSecond) ??
          search(lists.slice(0, 1), isFromHome))
        : undefined))
    : // A graduate studies from home what leads to the goal, before what is merely near it at a college.
      ((around.isAtSchool ? undefined : (search(lists.slice(0, 1), isAtHome) ?? search(lists.slice(0, 1), isWanted))) ??
      search(lists.slice(0, 1), isAtHome) ??
      // What is merely near the goal, and at the other end of the state, comes after a degree next door.
      search(lists.slice(1, -1), (one) => isAtHome(one) && (!around.isAtSchool || around.isClose(one) || !isDegreeNear())) ??
      // The same from home stands in the place of no degree next door.
      search(lists.slice(0, 1), (one) => isWanted(one) && !(around.isAtSchool && isDistance(one) && isDegreeNear())) ??
      // What is near what they want; then to work at what they are, before a master's of anything.
      search(
        lists.slice(1, -1),
        (one) =>
          isWanted(one) &&
          !around.isAtSchool &&
          !isOfTests &&
          a?.course !== undefined &&
          one.course !== undefined &&
          around.isKindred(one, a),
      ) ??
      // Of plain degrees one next door, before that of the own stream at the other end of the state.
      search(lists.slice(-1), (one) => isAtHome(one) && around.isAtSchool && around.isClose(one)) ??
      search(lists.slice(-1), (one) => isAtHome(one) && (around.isAtSchool || isWork(one))) ??
      (hasSure ? undefined : ((around.isAtSchool ? farAway() : undefined) ?? search(atLast, isWanted))));
  // A plain degree that leads to another of their wishes is no spare one, where nothing more leads to the first.
  const isOfWish = (one: WayCandidate) =>
    isGeneral(one) && one.isSure && isNew(one) && !isFarther(one) && !isDistance(one) && around.isTaught(one);
  const isWishFree = hasSureAtHome && ways.length === 2 && around.isAtSchool && c?.from !== 'own' && c?.from !== 'noted';
  const ofWish = isWishFree ? search([['noted', () => reject(around.noted(), (one) => !around.isOfStream(one))]], isOfWish) : undefined;
  const wish = c === undefined && ways.length === 2 && hasSureAtHome ? search([['noted', around.noted]], isAtHome) : undefined;
  const third = ofWish ?? c ?? wish;
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
  const isSureMissing = ways.length > 0 && !hasSure && !third && ground?.isSure !== true;
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
