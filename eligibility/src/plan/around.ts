/** What lies around a goal: its own ways, those of related careers, sister courses of its field, and any degree near home. */
import { degreesOf as passportDegrees } from '@disha/contract/passport';
import { fieldsByStream, type Stream } from '@disha/contract/taxonomy';
import { isLicensed } from '../degree.ts';
import { needsDegree } from '../rung.ts';
import { teachesAny } from '../stand-in.ts';
import type { Career, Item } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { needsAnother } from './begun.ts';
import { careerWays, examAlone, waysInto, type Candidate } from './candidates.ts';
import { isEnough, isHeld } from './held.ts';
import { openedBy, openLearning } from './gates.ts';
import type { Goal } from './proposal.ts';
import { careersOf, fits, general, goalItem, isKindred, sisterCourses } from './sisters.ts';
import { isGivenOut, isThin } from './thin.ts';

/** Worked out only as far as they are looked at. */
export interface Around {
  own: () => readonly Candidate[];
  related: () => Iterable<Candidate>;
  sisters: () => Iterable<Candidate>;
  /** Of a noted exam: what it opens, through another gate. */
  elsewhere: () => Iterable<Candidate>;
  anyDegree: () => Iterable<Candidate>;
  /** Whoever is at school studies at a college near home rather than from home alone. */
  isAtSchool: boolean;
  /** They would go anywhere in India. */
  isFree: boolean;
  /** All that the goal asks for is studied already. */
  isHeld: boolean;
  /** At a place that its gate opens. */
  isTaught: (one: Candidate) => boolean;
  /** Nothing that its gate opens is in the own state. */
  isAway: (one: Candidate) => boolean;
  /** What is studied is of one of the goal's fields. */
  isOfField: (one: Candidate) => boolean;
  /** Of the same profession or the same kind of degree as another, and not merely of its wide field. */
  isKindred: (one: Candidate, to: Candidate) => boolean;
  /** Not of another stream than what they study. */
  isOfStream: (one: Candidate) => boolean;
}

const mostRelated = 6;
const degreesOf = {
  science: ['bsc-general', 'ba-programme-general', 'bcom'],
  commerce: ['bcom', 'ba-programme-general'],
  arts: ['ba-programme-general', 'bcom'],
} as const;

/** Any degree, the one of what they study first; of whoever has not chosen subjects yet the one of what they want. */
function generalDegrees({ passport: { subjects = [] } }: PlanAsk, field: string | undefined): readonly string[] {
  const has = (...some: readonly string[]) => some.some((id) => (subjects as readonly string[]).includes(id));
  const isOf = (stream: Stream) => subjects.length === 0 && (fieldsByStream[stream] as readonly string[]).includes(field ?? '');
  if (has('physics', 'chemistry') || isOf('science_pcb') || isOf('science_pcm')) return degreesOf.science;
  return has('accountancy', 'business_studies') || isOf('commerce') ? degreesOf.commerce : degreesOf.arts;
}

/** Of fields that what they study in Class 12 leads to. */
function isOfOwnStream({ passport: { subjects = [] } }: PlanAsk, { fields: [home] }: Item): boolean {
  const studied = (...some: readonly string[]) => some.some((id) => (subjects as readonly string[]).includes(id));
  const isOf = (stream: Stream) => (fieldsByStream[stream] as readonly string[]).includes(home ?? '');
  if (studied('accountancy', 'business_studies')) return isOf('commerce');
  return studied('physics', 'chemistry') ? isOf('science_pcm') || isOf('science_pcb') : subjects.length > 0 && isOf('arts');
}

const fieldsOf = (item: Item | Career | undefined): readonly string[] => item?.fields ?? [];

const isTeacher = /-teacher$/;
/** They teach what only few can: nobody who would teach children is sent there instead. */
const ofOneArt: ReadonlySet<string> = new Set(['art-teacher', 'physical-education-teacher']);
/** By what they told; of a profession the one course that makes it. */
const heldCourses = ({ book, passport }: PlanAsk) =>
  passportDegrees(passport).flatMap(({ course, family }) => {
    const isOf = ({ gives }: Item) => typeof gives === 'object' && gives.family === family;
    const one = family === undefined || !isLicensed(family) ? undefined : book.courses.find(isOf)?.id;
    return course ?? one ?? [];
  });

/** Other exams for work that ask for as much: those of the own state first. */
function jobsBeside(asked: PlanAsk, exam: Item): readonly Item[] {
  const { book, passport } = asked;
  const isLike = (other: Item) =>
    other.id !== exam.id &&
    other.purpose === 'job' &&
    other.fields[0] === exam.fields[0] &&
    needsDegree(other) === needsDegree(exam) &&
    (other.state === undefined || other.state === passport.state) &&
    !needsAnother(asked, other) &&
    !isClosed(asked, other);
  const all = exam.purpose === 'job' ? book.exams.filter(isLike) : [];
  // Those that lead to the same work, then those of the own state.
  const isBeside = ({ id }: Item) =>
    book.careers.some(({ routes }) =>
      routes.some(({ told = [] }) => told.some(({ oneOf = [] }) => oneOf.includes(exam.id) && oneOf.includes(id))),
    );
  const rank = (other: Item) => (isBeside(other) ? 0 : other.state === undefined ? 2 : 1);
  return all
    .map((other) => ({ other, rank: rank(other) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ other }) => other);
}

function ownWays(asked: PlanAsk, goal: Goal): readonly Candidate[] {
  if (goal.type === 'careers') {
    const career = asked.career(goal.id);
    return career === undefined ? [] : careerWays(asked, career, asked.isNoted('careers', goal.id));
  }
  if (goal.type === 'courses') {
    const course = asked.course(goal.id);
    if (course === undefined) return [];
    return waysInto(asked, course);
  }
  if (goal.type === 'exams') {
    const exam = asked.exam(goal.id);
    if (exam === undefined) return [];
    const opened = asked.book.courses
      .filter(({ exams = [] }) => exams.includes(exam.id))
      .filter((course) => fits(asked, course))
      .map((course) => ({
        course,
        home: Number(course.fields[0] === exam.fields[0]),
        stream: Number(isOfOwnStream(asked, course)),
        at: Number((course.exams ?? []).indexOf(exam.id) > 1),
      }))
      .sort(
        (a, b) =>
          b.stream - a.stream ||
          b.home - a.home ||
          a.at - b.at ||
          asked.knowledge.countOf(b.course.id) - asked.knowledge.countOf(a.course.id),
      )
      .map(({ course }) => course);
    const through = opened.flatMap((course) => waysInto(asked, course).filter(({ gate }) => gate.exams.includes(exam)));
    return through.length > 0 ? through : examAlone(asked, exam);
  }
  // A field is begun by what is taught at most places; one course alone is the goal, the others are its sisters.
  const courses = sisterCourses(asked, goal);
  return courses.flatMap((course) => waysInto(asked, course));
}

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
  let own: readonly Candidate[] | undefined;
  const item = goalItem(asked, goal);
  const ownOnce = () => (own ??= ownWays(asked, goal));
  const near = (): readonly Career[] => {
    if (item === undefined) return [];
    if (item.type === 'careers') {
      const related = item.related.flatMap((id) => asked.career(id) ?? []);
      // Of whoever would teach the young, those who teach any subject are nearer than those who teach one.
      const others = related.filter(({ id }) => !teachesAny(id) && !ofOneArt.has(id));
      return isTeacher.test(item.id) ? [...related.filter(({ id }) => teachesAny(id)), ...others] : related;
    }
    // What an exam is sat for are its courses' careers; where it opens none, its own.
    const [begun] = item.type === 'exams' ? ownOnce() : [];
    const isOfField = ({ fields: [home] }: Career) => item.type !== 'exams' || home === (begun?.course ?? item).fields[0];
    const led = careersOf(asked, begun?.course?.id ?? item.id).filter(isOfField);
    // What a graduate can do with the degree they have, without what the exam opens.
    const held = asked.passport.class === 'graduate' ? heldCourses(asked).flatMap((id) => careersOf(asked, id).filter(isOfField)) : [];
    const isByJobExam = ({ routes }: Career) =>
      routes.some(({ steps }) => steps.some(({ type, id }) => type === 'exams' && asked.exam(id)?.purpose === 'job'));
    return [...new Set([...led, ...held.filter(isByJobExam), ...held])];
  };
  // Whoever teaches teaches anything: a historian is not sent to teach commerce.
  const isNearTo = (of: string, career: Career, { course }: Candidate) =>
    teachesAny(of) ||
    !teachesAny(career.id) ||
    !course ||
    course.id === 'bed' ||
    course.fields.some((field) => fieldsOf(item).includes(field));
  return {
    isAtSchool: asked.passport.class !== 'graduate',
    isFree: asked.farthest === 'india',
    isHeld: item?.type === 'careers' && (isHeld(asked, item) || (ownOnce().length === 0 && isEnough(asked, item))),
    isTaught: ({ course, distance, gate }) => {
      if (course === undefined || gate.seat !== undefined) return true;
      const { anywhere } = distance ?? {};
      if (anywhere !== undefined && (anywhere !== 'distance' || gate.words === openLearning)) return true;
      // Until the places are here, that it is taught is enough.
      if (asked.knowledge.isPlaced?.(course.id) === false) return true;
      const isKnown = asked.knowledge.placesOf(course.id, asked.at, asked.farthest, openedBy(asked, gate, course)).length > 0;
      return isKnown || (isGivenOut(gate) && isThin(asked.knowledge, course));
    },
    isAway: ({ course, distance, gate }) => {
      const { anywhere } = distance ?? {};
      if (course === undefined || distance === null || gate.words === openLearning) return false;
      if (anywhere !== undefined && anywhere !== 'distance') return false;
      if (distance.near === 'india' || gate.exams.length === 0 || asked.knowledge.isPlaced?.(course.id) === false)
        return distance.near === 'india';
      return asked.knowledge.placesOf(course.id, asked.at, 'state', openedBy(asked, gate, course)).length === 0;
    },
    // What needs no course is no detour; a degree that leads anywhere is of no field.
    isOfField: ({ course }) =>
      item?.type !== 'careers' ||
      course === undefined ||
      (!general.has(course.id) && course.fields.some((field) => fieldsOf(item).includes(field))),
    isKindred: (one, to) =>
      goal.type !== 'careers' || (teachesAny(goal.id) && one.course?.id === 'bed') || isKindred(asked, one.course, to.course),
    isOfStream: ({ course }) =>
      course === undefined || asked.passport.class !== '12' || asked.passport.subjects === undefined || isOfOwnStream(asked, course),
    own: ownOnce,
    elsewhere: function* elsewhere() {
      if (goal.type !== 'exams') return;
      const opened = new Set(ownOnce().flatMap(({ course }) => course ?? []));
      for (const course of opened) for (const one of waysInto(asked, course)) if (one.gate.isHome) yield one;
      if (opened.size === 0 && item?.type === 'exams') for (const other of jobsBeside(asked, item)) yield* examAlone(asked, other);
    },
    related: remembered(function* related() {
      for (const career of near().slice(0, mostRelated))
        if (!isClosed(asked, career)) yield* careerWays(asked, career, false).filter((one) => isNearTo(goal.id, career, one));
    }),
    sisters: remembered(function* sisters() {
      if (goal.type === 'fields') return;
      for (const course of sisterCourses(asked, goal, ownOnce()[0]?.course?.fields)) yield* waysInto(asked, course);
    }),
    anyDegree: remembered(function* anyDegree() {
      for (const id of generalDegrees(asked, goal.type === 'fields' ? goal.id : item?.fields[0])) {
        const course = asked.course(id);
        if (course !== undefined && fits(asked, course)) yield* waysInto(asked, course);
      }
    }),
  };
}
