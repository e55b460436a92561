/** Way B of a plan. */
import type { Around } from './around.ts';
import { isRestricted, toWork } from './gates.ts';
import { isBelowDegree, isOddBeside, isTooHigh, isTradeBeside } from './odd-ones.ts';
import { first, hangsOnSame, isDistance, isGeneral, isWork, sameCourse, sameWay, search, reject } from './search-ways.ts';
import { isWithinDistance, type WayCandidate } from './ways-into.ts';

/** A student who wants to be a laboratory technologist is not sent to medicine instead. */
const muchLonger = 3;

/** Same goal through another gate; else the nearest related career or a sister course, through another gate too. */
function otherWay(around: Around, a: WayCandidate, isBeyond: boolean) {
  // Two of one work that stand in words alone say the same.
  const inWords = ({ course, gate }: WayCandidate) => course === undefined && gate.words !== undefined && gate.words !== toWork;
  const isToldAlike = (one: WayCandidate) => one.career === a.career && inWords(one) && inWords(a);
  // Marks open another course at home, where the first is given by marks far away.
  const isFarDiploma = isBelowDegree(a) && a.gate.byMarks && around.isAway(a);
  const isInstead = (one: WayCandidate) => (isBeyond || isFarDiploma) && a.gate.byMarks && one.gate.byMarks && !sameCourse(a)(one);
  const isOther = (one: WayCandidate) =>
    isWithinDistance(one) &&
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
  const isFarOff = (one: WayCandidate) =>
    isWork(one) ||
    isTradeBeside(one, a) ||
    // Nor a degree beside some weeks of training.
    (a.isTraining === true && one.course?.level === 'undergraduate') ||
    // A diploma that is merely near the goal stands beside no degree that is sure.
    (isBelowDegree(one) && one.career !== a.career && a.isSure && a.course?.level === 'undergraduate') ||
    (one.course?.id.startsWith('bvoc-') === true && !a.course?.id.startsWith('bvoc-')) ||
    one.years > a.years + muchLonger ||
    (a.course?.gives === 'iti' && one.course?.level === 'undergraduate') ||
    (around.isOfStream(a) && !around.isOfStream(one)) ||
    // Beside the work they have studied for, nothing of another field.
    (isWork(a) && one.course !== undefined && !around.isOfHome(one, a));
  // What is near the goal is begun in about the same time: a nurse is no doctor of Ayurveda.
  const isLonger = ({ course }: WayCandidate) => (course?.years ?? 0) > (a.course?.years ?? muchLonger) + 1;
  // In another state while the first is at home, or of the field alone: it would only fill up.
  const isFarther = (one: WayCandidate) => around.isAway(one) && !around.isAway(a);
  const isFiller = (one: WayCandidate) => isFarther(one) || !around.isKindred(one, a);
  // Work near the goal that is begun with what has nothing to do with it is no second way.
  const isOfGoal = (one: WayCandidate) => around.isOfField(one) && (around.isKindred(one, a) || around.isOfHome(one, a));
  // At the other end of the country by CUET what marks give at home, or what few take: it would only fill up.
  const isByCuet = (one: WayCandidate) =>
    !around.isStrong && one.gate.exams.length > 0 && one.gate.exams.every(({ id }) => id === 'cuet-ug');
  const isIdle = (one: WayCandidate) => a.isSure && isFarther(one) && (sameCourse(a)(one) ? isByCuet(one) : one.usual > 2);
  // For a student who is strong and would go anywhere, the test of an institute that a route names.
  const isWorthIt = (one: WayCandidate) => !isGeneral(one) && around.isFree && around.isStrong && one.usual <= 2 && isRestricted(one.gate);
  const isOfIndia = ({ gate: { exams } }: WayCandidate) => exams.length > 0 && exams.every(({ state }) => state === undefined);
  const isByState = ({ gate: { exams, isHome, byMarks } }: WayCandidate) =>
    exams.some(({ state }) => state !== undefined) || (isHome === true && exams.length === 0 && !byMarks);
  const isAtDoor = ({ gate }: WayCandidate) =>
    gate.isHome === true || isRestricted(gate) || gate.exams.some(({ state }) => state !== undefined);
  const isNearIt = (one: WayCandidate) => around.isOfField(one) && around.isKindred(one, a) && !isFarOff(one);
  // Marks at another course are no one gate that is shut on one day.
  const isByMarksToo = (one: WayCandidate) =>
    isWithinDistance(one) && one.verdict !== 'open_if' && one.gate.byMarks && !sameCourse(a)(one) && around.isTaught(one);
  const found = search(
    [
      // Beside a diploma that is taught in other states the training at home that leads near it.
      ['related', () => (isFarDiploma ? reject(around.related(), (one) => around.isAway(one) || isFarOff(one) || !isOfGoal(one)) : [])],
      // For a student who would go anywhere the same through a test of all India, where that is how most come there.
      ['own', () => (isByState(a) && around.isFree ? around.own().filter((one) => isOfIndia(one) && sameCourse(a)(one)) : [])],
      // A student who may have learned the trade goes on from it before learning one anew.
      ['own', () => (a.isIfTheirs ? around.own().filter(({ course }) => course?.level === 'undergraduate') : [])],
      // Beside the work that they are ready for, another of their wishes before more of the same.
      ['noted', () => (isWork(a) && a.isSure ? reject(around.noted(), isWork) : [])],
      // With the diploma to work, where it is of this very kind, beside the degree.
      ['own', () => around.own().filter((one) => one.isIfTheirs === true)],
      // For them also the test of the nation's institutes before a college's own admission.
      ['own', () => (a.gate.words === undefined ? [] : around.own().filter((one) => isOfIndia(one) && isWorthIt(one)))],
      // A whole other route before the same course through another door.
      ['own', () => around.own().filter((one) => !sameCourse(a)(one) && !isWork(one) && (!(a.isSure && isFarther(one)) || isWorthIt(one)))],
      ['own', () => around.own().filter((one) => isAtDoor(one) && !(around.isAway(one) && !around.isAway(a)))],
      // A student who noted an exam for a course wants that course: through the admission of the own state before another wish.
      ['sister', () => reject(around.elsewhere(), ({ course }) => course === undefined)],
      // Another of their wishes, where it is near this one, before the same far away.
      ['noted', () => reject(around.noted(), (one) => sameCourse(a)(one) || isWork(one) || !isNearIt(one))],
      // After a degree what marks give at home before the test of an institute far away.
      ['own', () => (around.isAtSchool || around.isAway(a) ? [] : around.own().filter((one) => one.gate.byMarks && !around.isAway(one)))],
      ['own', () => around.own().filter(isAtDoor)],
      // Which places near home another exam of all India opens is not known: it is for a student who would go anywhere.
      ['own', () => (around.isFree ? around.own().filter((one) => !isWork(one) && !(a.isSure && isFarther(one))) : [])],
      // A student who noted an exam wants what it opens: the same through another.
      ['sister', around.elsewhere],
    ],
    isOther,
  );
  if (found) return found;
  // Before other work what leads to this by marks too: a diploma beside the degree.
  const alike =
    !a.isSure && a.gate.byMarks && around.isAtSchool ? first(around.own(), (one) => isByMarksToo(one) && !isFarther(one)) : undefined;
  if (alike) return { from: 'own' as const, candidate: alike };
  const beside = search(
    [
      [
        'related',
        () => reject(around.related(), (one) => sameCourse(a)(one) || isFarOff(one) || isLonger(one) || isFarther(one) || !isOfGoal(one)),
      ],
      // Then what they want beside it, whatever it is.
      ['noted', () => reject(around.noted(), (one) => sameCourse(a)(one) || isWork(one))],
      [around.anyFrom, () => (isWork(a) ? reject(around.posts(), ({ course }) => course === undefined) : [])],
      ['sister', () => reject(around.sisters(), (one) => sameCourse(a)(one) || isFarOff(one) || isFiller(one) || isOddBeside(one, a))],
      // Of another field only where nothing of the goal's own is left.
      [
        'related',
        () =>
          reject(
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
      [
        around.anyFrom,
        () =>
          isWork(a)
            ? around.posts()
            : around.isAtSchool || !around.isOfExam
              ? []
              : reject(around.anyDegree(), (one) => isWork(one) || sameCourse(a)(one)),
      ],
    ],
    isOther,
  );
  if (beside) return beside;
  const other = first(around.own(), isByMarksToo);
  if (other) return { from: 'own' as const, candidate: other };
  // Beside a plain degree a training for the goal's own field: of teachers of small children for who would teach.
  const isTraining = (one: WayCandidate) =>
    one.course?.level === 'diploma' &&
    one.gate.byMarks &&
    isWithinDistance(one) &&
    isOfGoal(one) &&
    !isFarOff(one) &&
    !isFarther(one) &&
    around.isTaught(one);
  const training = around.isAtSchool && (isGeneral(a) || a.career?.endsWith('-teacher')) ? first(around.related(), isTraining) : undefined;
  if (training) return { from: 'related' as const, candidate: training };
  // Near home a degree through an exam is better than nothing beside a way that is not sure; where marks give it, it is the third.
  const isGiven =
    a.isSure ||
    !around.isAtSchool ||
    first(around.anyDegree(), (one) => one.isSure && !isDistance(one) && around.isTaught(one)) !== undefined;
  const degree = isGiven ? undefined : first(around.anyDegree(), (one) => isOther(one) && one.gate.exams.length > 0);
  return degree && { from: around.anyFrom, candidate: degree };
}

/** Where less is hoped for than the first asks in its subjects, beside it stands what those marks open. */
export function secondWay(around: Around, a: WayCandidate, isBeyond: boolean) {
  const found = otherWay(around, a, isBeyond);
  const isFound = found !== undefined && !around.isAboveHope(found.candidate) && !(around.isOfExam && found.candidate.course === undefined);
  if (!around.isAboveHope(a) || isFound) return found;
  const isLess = (one: WayCandidate) => !sameCourse(a)(one) && !hangsOnSame(a)(one) && !around.isAboveHope(one);
  const isThere = (one: WayCandidate) => isWithinDistance(one) && around.isTaught(one);
  const less = first(around.lesser(), (one) => isLess(one) && isThere(one)) ?? first(around.lesser(), isLess);
  return less === undefined ? found : { from: 'related' as const, candidate: less, isBeyond: !isThere(less) };
}
