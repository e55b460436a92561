/** What lies around a goal: its own ways, those of related careers, sister courses of its field, and any degree near home. */
import { fieldsByStream } from '@disha/contract/taxonomy';
import { ownDegree } from '../own-degree.ts';
import { teachesAny } from '../substitute-course.ts';
import type { CareerRoutes, Item, StepRoute } from '../types.ts';
import { isClosed, isWithinMove, type PlanAsk } from './asked.ts';
import { isLesser, isServiceCourse, needsAnother, ofTeaching } from './begun.ts';
import { careerWays } from './candidates.ts';
import { examAlone, waysInto, type WayCandidate } from './ways-into.ts';
import { isEnough, isHeld, isMaster } from './held.ts';
import { openedBy, openLearning, toWork } from './gates.ts';
import { fallbackWays, postsOf } from './ground.ts';
import { isAboveHope, lesserWays } from './hope.ts';
import { isByJobExam, isByPost, nearCareers } from './near-careers.ts';
import { generalDegrees } from './nearer.ts';
import { waysAfterDegree } from './onward.ts';
import type { Goal } from './proposal.ts';
import {
  fitsStudent,
  plainDegrees,
  goalItem,
  isApart,
  isKindred,
  isNearCourse,
  isHeldTrade,
  isOfOneKind,
  isSecondMaster,
  sharesStream,
  sisterCourses,
} from './sisters.ts';
import { isGivenOut, hasSparseData } from './thin.ts';
import { isOfOwnStream, fieldsOfItem, ofEveryStream, teaches, jobsBeside, ownWays } from './own-ways.ts';

/** Worked out only as far as they are looked at. */
export interface Around {
  own: () => readonly WayCandidate[];
  related: () => Iterable<WayCandidate>;
  sisters: () => Iterable<WayCandidate>;
  /** Work near it, also by what is below where they stand. */
  lesser: () => Iterable<WayCandidate>;
  /** It asks for more in some subjects than is hoped for in all of them. */
  isAboveHope: (one: WayCandidate) => boolean;
  /** Work near what is near, that asks for a test and no course. */
  jobs: () => Iterable<WayCandidate>;
  /** Of a noted exam: what it opens, through another gate. */
  elsewhere: () => Iterable<WayCandidate>;
  /** What leads to another of their wishes. */
  noted: () => Iterable<WayCandidate>;
  anyDegree: () => Iterable<WayCandidate>;
  /** Of a graduate: a BBA's MBA, else the test that takes every one of them. */
  ground: () => Iterable<WayCandidate>;
  /** Beside work: what its profession goes on to, and of an engineer the test by which public companies take every branch. */
  posts: () => Iterable<WayCandidate>;
  /** A graduate has one: what goes on from it stands in its place. */
  anyFrom: 'anyDegree' | 'onward';
  /** A student at school studies at a college near home rather than from home alone. */
  isAtSchool: boolean;
  /** What they want is an exam. */
  isOfExam: boolean;
  /** They would go anywhere in India. */
  isFree: boolean;
  /** Class 12 with 75 % or more, or marks that are not known. */
  isStrong: boolean;
  /** All that the goal asks for is studied already. */
  isHeld: boolean;
  /** At a place that its gate opens. */
  isTaught: (one: WayCandidate) => boolean;
  /** Its gate opens a place somewhere, however far. */
  isSomewhere: (one: WayCandidate) => boolean;
  /** Nothing that its gate opens is in the own state. */
  isAway: (one: WayCandidate) => boolean;
  /** Its gate opens a place in the own district or next to it. */
  isClose: (one: WayCandidate) => boolean;
  /** Of another first field than the goal: a clerk's test beside a curator's degree. */
  isOtherWork: (one: WayCandidate) => boolean;
  /** What is studied is of one of the goal's fields. */
  isOfField: (one: WayCandidate) => boolean;
  /** Its first field is one of them. */
  isOfHome: (one: WayCandidate, beside: WayCandidate) => boolean;
  /** Of the same profession or the same kind of degree as another, and not merely of its wide field. */
  isKindred: (one: WayCandidate, to: WayCandidate) => boolean;
  /** What is sure may be of the wide field too: a laboratory for a nurse. */
  isAkin: (one: WayCandidate, to: WayCandidate) => boolean;
  /** A degree that leads anywhere leads to work of another field: then it is any degree, and nothing related. */
  isElsewhere: (one: WayCandidate) => boolean;
  /** Of a student who has not chosen subjects yet: what is chosen for the one leads to the other too. */
  sharesStream: (one: WayCandidate, to: WayCandidate) => boolean;
  /** Not of another stream than what they study. */
  isOfStream: (one: WayCandidate) => boolean;
}

const sciences: readonly string[] = [...fieldsByStream.science_pcm, ...fieldsByStream.science_pcb];
const isOfSciences = (course: Item | undefined) => course !== undefined && sciences.includes(course.fields[0] ?? '');

const mostRelated = 6;
/** A list that is worked out as far as somebody looks, and only once. */
function remembered<T>(make: () => Iterable<T>): () => Iterable<T> {
  const seen: T[] = [];
  let source: Iterator<T> | undefined;
  return function* again() {
    for (let at = 0; ; at += 1) {
      if (at === seen.length) {
        source ??= make()[Symbol.iterator]();
        const next = source.next();
        if (next.done === true) return;
        seen.push(next.value);
      }
      yield seen[at] as T;
    }
  };
}

export function aroundOf(asked: PlanAsk, goal: Goal): Around {
  let own: readonly WayCandidate[] | undefined;
  const item = goalItem(asked, goal);
  const ownOnce = () => (own ??= ownWays(asked, goal));
  const near = () => nearCareers(asked, item, () => ownOnce()[0]?.course);
  // A teacher of any subject may teach anything: a historian is not sent to teach commerce.
  const isNearTo = (of: string, career: CareerRoutes, { course }: WayCandidate) =>
    teachesAny(of) ||
    !teachesAny(career.id) ||
    !course ||
    course.id === 'bed' ||
    course.fields.some((field) => fieldsOfItem(item).includes(field));
  // A training of teachers for no subject.
  const isOfOther = ({ id }: Item) => item?.type === 'courses' && ofEveryStream.test(id) && !/bed|deled/.test(item.id);
  // A diploma stands in for no degree that a test opens.
  const isShort = ({ gives }: Item) => item?.type === 'exams' && gives === 'diploma' && ownOnce()[0]?.course?.level === 'undergraduate';
  // A licence or a service stands in for another of its kind alone; a holder of a master's studies no other.
  const isBesideGoal = ({ course }: WayCandidate) =>
    course === undefined ||
    (!isShort(course) &&
      (!isServiceCourse(course) ||
        asked.isNoted('courses', course.id) ||
        ownOnce().some((one) => one.course && isServiceCourse(one.course))) &&
      !isSecondMaster(asked, course) &&
      !isHeldTrade(asked, course));
  // A student who would teach goes on in what they studied, or in teaching.
  const ofSchool: ReadonlySet<string | undefined> = new Set(['bed', ofTeaching, ownDegree(asked.book, asked.passport)?.master]);
  return {
    isAtSchool: asked.passport.class !== 'graduate',
    isOfExam: goal.type === 'exams',
    isFree: asked.farthest === 'india',
    isStrong: (asked.passport.marks?.class12?.percent ?? 75) >= 75,
    isHeld: item?.type === 'careers' && (isHeld(asked, item) || (ownOnce().length === 0 && isEnough(asked, item))),
    isTaught: ({ course, distance, gate }) => {
      if (course === undefined || gate.seat !== undefined) return true;
      const { anywhere } = distance ?? {};
      if (anywhere !== undefined && (anywhere !== 'distance' || gate.words === openLearning)) return true;
      // Until the places are here, that it is taught is enough.
      if (asked.knowledge.isPlaced?.(course.id) === false) return true;
      const isKnown = asked.knowledge.placesOf(course.id, asked.at, asked.farthest, openedBy(asked, gate, course)).length > 0;
      return isKnown || (isGivenOut(gate) && hasSparseData(asked.knowledge, course));
    },
    isSomewhere: ({ course, gate }) =>
      course === undefined ||
      asked.knowledge.isPlaced?.(course.id) === false ||
      (isGivenOut(gate) && hasSparseData(asked.knowledge, course)) ||
      asked.knowledge.placesOf(course.id, asked.at, 'india', openedBy(asked, gate, course)).length > 0,
    isAway: ({ course, distance, gate }) => {
      const { anywhere } = distance ?? {};
      if (course === undefined || distance === null || gate.words === openLearning) return false;
      if (anywhere !== undefined && anywhere !== 'distance') return false;
      if (isGivenOut(gate) && hasSparseData(asked.knowledge, course)) return false;
      if (distance.near === 'india' || asked.knowledge.isPlaced?.(course.id) === false) return distance.near === 'india';
      return asked.knowledge.placesOf(course.id, asked.at, 'state', openedBy(asked, gate, course)).length === 0;
    },
    isClose: ({ course, distance, gate }) =>
      course === undefined ||
      distance?.anywhere === 'unlisted' ||
      asked.knowledge.isPlaced?.(course.id) === false ||
      asked.knowledge.placesOf(course.id, asked.at, 'next', openedBy(asked, gate, course)).length > 0,
    isOtherWork: ({ career, course }) =>
      item?.type === 'courses'
        ? course !== undefined && !isNearCourse(item, course)
        : item?.type === 'careers' &&
          career !== undefined &&
          asked.career(career)?.fields[0] !== item.fields[0] &&
          (course === undefined || !fieldsOfItem(item).includes(course.fields[0] ?? '')),
    // What needs no course is no detour; a degree that leads anywhere is of no field.
    isOfField: ({ course }) =>
      item?.type !== 'careers' ||
      course === undefined ||
      (!plainDegrees.has(course.id) && course.fields.some((field) => fieldsOfItem(item).includes(field))),
    isOfHome: ({ course }, { course: first }) =>
      (item?.type !== 'careers' && item?.type !== 'courses') ||
      course === undefined ||
      ((item.type === 'courses' ? isNearCourse(item, course) : fieldsOfItem(item).includes(course.fields[0] ?? '')) &&
        !isApart(course, first)),
    isKindred: (one, to) =>
      (goal.type !== 'careers' && goal.type !== 'courses') ||
      (item?.type === 'courses' && (one.course === undefined || isNearCourse(item, one.course)) && !isApart(one.course, to.course)) ||
      (teachesAny(goal.id) && one.course !== undefined && ofSchool.has(one.course.id)) ||
      (!(teachesAny(goal.id) && one.course !== undefined && isMaster(one.course)) &&
        isKindred(asked, one.course, to.course) &&
        !(item?.type === 'courses' && isApart(one.course, to.course)) &&
        sharesStream(one.course, to.course)),
    isAkin: (one, to) =>
      (goal.type !== 'careers' && goal.type !== 'courses') ||
      isKindred(asked, one.course, to.course) ||
      isOfOneKind(one.course?.fields[0], to.course?.fields[0]),
    isElsewhere: ({ course, career, then = [] }) =>
      goal.type === 'careers' &&
      course !== undefined &&
      plainDegrees.has(course.id) &&
      (then.some(({ type }) => type === 'courses') || !fieldsOfItem(item).includes(asked.career(career ?? '')?.fields[0] ?? '')),
    sharesStream: (one, to) =>
      asked.passport.class !== '10' ||
      asked.passport.qualification !== undefined ||
      // Beside a way of arts or commerce stands what any subjects lead to.
      !isOfSciences(to.course) ||
      plainDegrees.has(one.course?.id ?? '') ||
      sharesStream(one.course, to.course),
    isOfStream: ({ course }) =>
      course === undefined || asked.passport.class !== '12' || asked.passport.subjects === undefined || isOfOwnStream(asked, course),
    own: ownOnce,
    elsewhere: function* elsewhere() {
      // The field of an MBA is chosen in its second year: one that no college near home has in its name is begun as an MBA there.
      const mba = goal.type === 'courses' && goal.id.startsWith('mba-') ? asked.course('mba') : undefined;
      if (mba !== undefined && fitsStudent(asked, mba)) yield* waysInto(asked, mba);
      // A subject that is taught elsewhere alone is one of the three of a plain degree at home.
      const [of = ''] = /^(ba|bsc|bcom)(?=-)/.exec(goal.id) ?? [];
      const plain = { ba: 'ba-programme-general', bsc: 'bsc-general', bcom: 'bcom' }[of];
      const degree = goal.type === 'courses' && plain !== undefined ? asked.course(plain) : undefined;
      const isOutOfReach = !isWithinMove(asked, asked.knowledge.reachOf(goal.id, asked.at)?.near ?? null);
      if (degree !== undefined && isOutOfReach && fitsStudent(asked, degree)) yield* waysInto(asked, degree);
      if (goal.type !== 'exams') return;
      const begun = ownOnce()[0]?.course;
      const opened = new Set(ownOnce().flatMap(({ course }) => course ?? []));
      for (const course of opened)
        for (const one of waysInto(asked, course))
          // A student who would go anywhere sits for the other institutes of India too, and for what they would study.
          if (
            one.gate.isHome
              ? begun === undefined || plainDegrees.has(begun.id) || isKindred(asked, course, begun)
              : asked.farthest === 'india' && one.gate.exams.length > 0 && course === begun
          )
            yield one;
      if (opened.size === 0 && item?.type === 'exams') for (const other of jobsBeside(asked, item)) yield* examAlone(asked, other);
    },
    related: remembered(function* related() {
      for (const career of near().slice(0, mostRelated))
        if (!isClosed(asked, career))
          yield* careerWays(asked, career, false).filter((one) => isNearTo(goal.id, career, one) && isBesideGoal(one));
    }),
    lesser: () => lesserWays(asked, item, near().slice(0, mostRelated)),
    isAboveHope: (one) => isAboveHope(asked, one),
    jobs: function* jobs() {
      const isOfSeveral = ({ told = [] }: StepRoute) =>
        told.some(({ oneOf = [] }) => oneOf.some((id) => asked.exam(id)?.purpose === 'job'));
      if (item?.type !== 'careers' || !(isByJobExam(asked, item) || item.routes.some(isOfSeveral))) return;
      const seen = new Set([goal.id, ...near().map(({ id }) => id)]);
      for (const id of near()
        .slice(0, mostRelated)
        .flatMap(({ related }) => related)) {
        const career = asked.career(id);
        if (seen.has(id) || career === undefined || isClosed(asked, career)) continue;
        seen.add(id);
        yield* careerWays(asked, career, false).filter(({ course, gate }) => course === undefined && gate.words !== toWork);
      }
    },
    sisters: remembered(function* sisters() {
      if (goal.type === 'fields') return;
      for (const course of sisterCourses(asked, goal, ownOnce()[0]?.course?.fields))
        if (!isShort(course) && !isOfOther(course)) yield* waysInto(asked, course);
    }),
    noted: remembered(function* noted() {
      for (const wish of asked.student.wishes.noted) {
        const other = wish.type === 'colleges' || wish.id === goal.id ? undefined : goalItem(asked, { type: wish.type, id: wish.id });
        if (other === undefined || isClosed(asked, other) || (other.type !== 'careers' && needsAnother(asked, other))) continue;
        if (other.type === 'courses' && !fitsStudent(asked, other)) continue;
        for (const one of ownWays(asked, { type: wish.type as Goal['type'], id: wish.id }))
          // A certificate leads to what is wished for first, and stands beside nothing.
          if (one.course === undefined || asked.isNoted('courses', one.course.id) || !isLesser(asked, one.course)) yield one;
      }
    }),
    ground: () => fallbackWays(asked, goal),
    posts: () => postsOf(asked, goal),
    anyFrom: asked.passport.class === 'graduate' ? 'onward' : 'anyDegree',
    anyDegree: remembered(function* anyDegree() {
      const aim = { isOfTeaching: item !== undefined && teaches.test(item.id), isOfPosts: item?.type === 'careers' && isByPost(item) };
      if (asked.passport.class === 'graduate') return yield* waysAfterDegree(asked, fieldsOfItem(item), aim);
      for (const id of generalDegrees(asked, goal.type === 'fields' ? goal.id : item?.fields[0])) {
        const course = asked.course(id);
        if (course !== undefined && fitsStudent(asked, course)) yield* waysInto(asked, course);
      }
    }),
  };
}
