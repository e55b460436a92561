/** What lies around a goal: its own ways, those of related careers, sister courses of its field, and any degree near home. */
import { fieldsByStream, streams, type Stream } from '@disha/contract/taxonomy';
import { needsDegree } from '../rung.ts';
import { teachesAny } from '../stand-in.ts';
import type { Career, Item } from '../types.ts';
import { isClosed, rankOf, type PlanAsk } from './asked.ts';
import { isAnew, isBeside, isForeign, isLesser, needsAnother, ofTeaching } from './begun.ts';
import { careerWays, examAlone, isEnough, isHeld, waysInto, type Candidate } from './candidates.ts';
import { openedBy, openLearning } from './gates.ts';
import type { Goal } from './proposal.ts';

/** Worked out only as far as they are looked at. */
export interface Around {
  own: () => readonly Candidate[];
  related: () => Iterable<Candidate>;
  sisters: () => Iterable<Candidate>;
  /** Of a noted exam: what it opens, through another gate. */
  elsewhere: () => Iterable<Candidate>;
  anyDegree: () => Iterable<Candidate>;
  /** They would go anywhere in India. */
  isFree: boolean;
  /** All that the goal asks for is studied already. */
  isHeld: boolean;
  /** At a place that its gate opens. */
  isTaught: (one: Candidate) => boolean;
  /** Not of another stream than what they study. */
  isOfStream: (one: Candidate) => boolean;
}

/** They make a lawyer a lawyer of computers, and nobody else anything. */
const addOns: ReadonlySet<string> = new Set(['diploma-cyber-law']);
const mostRelated = 6;
const mostSisters = 24;
/** Degrees that lead anywhere, and so nowhere near. */
export const general: ReadonlySet<string> = new Set(['ba-programme-general', 'bsc-general', 'bcom']);

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

const leadsTo = (id: string) => (career: Career) => career.routes.some(({ steps }) => steps.some((step) => step.id === id));

const relatives = new WeakMap<object, Map<string, readonly Career[]>>();

/** Careers that a course or an exam leads to; made once a book. */
function careersOf({ book }: PlanAsk, id: string): readonly Career[] {
  const known = relatives.get(book) ?? new Map<string, readonly Career[]>();
  relatives.set(book, known);
  const before = known.get(id) ?? book.careers.filter(leadsTo(id));
  known.set(id, before);
  return before;
}

const goalItem = (asked: PlanAsk, { type, id }: Goal): Item | Career | undefined =>
  type === 'careers' ? asked.career(id) : type === 'courses' ? asked.course(id) : type === 'exams' ? asked.exam(id) : undefined;

/** What could fill up a plan: a course that is begun where they stand, is not closed, and is no side thing. */
function fits(asked: PlanAsk, course: Item): boolean {
  // An ITI's trade leads to that trade: it is a way to what was wished for and fills up no other plan.
  const isTrade = asked.knowledge.anywhereOf(course.id) === 'unlisted' && !asked.isNoted('courses', course.id);
  return (
    !isTrade &&
    !addOns.has(course.id) &&
    !isForeign(asked, course) &&
    !(isAnew(asked, course) && !asked.isNoted('courses', course.id)) &&
    !isBeside(course) &&
    !needsAnother(asked, course) &&
    !isLesser(asked, course) &&
    !isClosed(asked, course)
  );
}

/** Of a goal's field, whoever asks. */
interface Sister {
  course: Item;
  kin: number;
  home: number;
  level: number;
}

function sistersOf(asked: PlanAsk, goal: Goal, begun: readonly string[]): readonly Sister[] {
  const item = goalItem(asked, goal);
  const fields: readonly string[] = item?.fields ?? [goal.id];
  // A vet's course is of agriculture too: what shares a field with the goal's own course is farther, and still near.
  const shared = new Set<string>([...fields, ...begun]);
  const stream = streams.find((one) => (fieldsByStream[one] as readonly string[]).includes(fields[0] ?? ''));
  const isOfStream = (field: string | undefined) =>
    stream !== undefined && (fieldsByStream[stream] as readonly string[]).includes(field ?? '');
  const home = (own: readonly string[]) =>
    own[0] === fields[0] ? 3 : own.includes(fields[0] ?? '') ? 2 : shared.has(own[0] ?? '') ? 1 : 0;
  const careers = item === undefined ? [] : item.type === 'careers' ? [item] : careersOf(asked, item.id);
  const kin = new Set(careers.flatMap(({ routes }) => routes.flatMap(({ steps }) => steps.map(({ id }) => id))));
  const level = item !== undefined && 'level' in item ? item.level : undefined;
  const isGeneral = (id: string) => goal.type !== 'fields' && general.has(id);
  const isNear = (own: readonly string[]) => (goal.type === 'fields' ? own[0] === goal.id : isOfStream(own[0]) && home(own) > 0);
  // What stands on the career's own routes is among its own ways.
  const isOwn = (id: string) => id === goal.id || (goal.type === 'careers' && kin.has(id));
  return asked.book.courses
    .filter(({ id, fields: own }) => !isOwn(id) && !isGeneral(id) && (kin.has(id) || isNear(own)))
    .map((course) => ({
      course,
      kin: Number(kin.has(course.id) || (course.id === ofTeaching && kin.has('bed'))),
      home: home(course.fields),
      level: Number(course.level === level),
    }));
}

const sisters = new WeakMap<object, Map<string, readonly Sister[]>>();

/** The same for everybody with this goal: made once a book. */
function sistersOnce(asked: PlanAsk, goal: Goal, begun: readonly string[]): readonly Sister[] {
  const known = sisters.get(asked.book) ?? new Map<string, readonly Sister[]>();
  sisters.set(asked.book, known);
  const key = [goal.type, goal.id, ...begun].join(' ');
  const all = known.get(key) ?? sistersOf(asked, goal, begun);
  known.set(key, all);
  return all;
}

// A field that is only shared is near enough for a degree.
const isDegree = ({ level }: Item) => level === 'undergraduate' || level === 'postgraduate';

/** Of the goal's field: first what leads where the goal leads, then of its level, then what is taught at most places. */
function sisterCourses(asked: PlanAsk, goal: Goal, begun: readonly string[] = []): readonly Item[] {
  const { knowledge, passport, judge } = asked;
  return sistersOnce(asked, goal, begun)
    .filter(({ course, home }) => home !== 1 || (isDegree(course) && passport.class !== 'graduate'))
    .filter(({ course, kin }) => fits(asked, course) || (kin > 0 && course.id === ofTeaching && passport.class === 'graduate'))
    .map((one) => ({
      ...one,
      verdict: goal.type === 'fields' ? 0 : rankOf(judge(one.course).verdict),
      count: knowledge.countOf(one.course.id),
    }))
    .sort(
      (a, b) =>
        b.kin - a.kin ||
        b.home - a.home ||
        b.level - a.level ||
        b.verdict - a.verdict ||
        b.count - a.count ||
        (a.course.id < b.course.id ? -1 : 1),
    )
    .slice(0, mostSisters)
    .map(({ course }) => course);
}

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
  return [...all.filter(({ state }) => state !== undefined), ...all.filter(({ state }) => state === undefined)];
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
    if (item.type === 'careers') return item.related.flatMap((id) => asked.career(id) ?? []);
    // What an exam is sat for are its courses' careers; where it opens none, its own.
    const [begun] = item.type === 'exams' ? ownOnce() : [];
    return careersOf(asked, begun?.course?.id ?? item.id).filter(
      ({ fields: [home] }) => item.type !== 'exams' || home === (begun?.course ?? item).fields[0],
    );
  };
  // Whoever teaches teaches anything: a historian is not sent to teach commerce.
  const isNearTo = (of: string, career: Career, { course }: Candidate) =>
    teachesAny(of) ||
    !teachesAny(career.id) ||
    !course ||
    course.id === 'bed' ||
    course.fields.some((field) => fieldsOf(item).includes(field));
  return {
    isFree: asked.farthest === 'india',
    isHeld: item?.type === 'careers' && (isHeld(asked, item) || (ownOnce().length === 0 && isEnough(asked, item))),
    isTaught: ({ course, distance, gate }) => {
      if (course === undefined || gate.seat !== undefined) return true;
      const { anywhere } = distance ?? {};
      if (anywhere !== undefined && (anywhere !== 'distance' || gate.words === openLearning)) return true;
      // Until the places are here, that it is taught is enough.
      if (asked.knowledge.isPlaced?.(course.id) === false) return true;
      return asked.knowledge.placesOf(course.id, asked.at, asked.farthest, openedBy(asked, gate, course)).length > 0;
    },
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
