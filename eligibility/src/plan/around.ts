/** What lies around a goal: its own ways, those of related careers, sister courses of its field, and any degree near home. */
import type { Career, Item } from '../types.ts';
import { isClosed, rankOf, type Asked } from './asked.ts';
import { isBeside, isLesser, needsAnother } from './begun.ts';
import { careerWays, examAlone, inOrder, waysInto, type Candidate } from './candidates.ts';
import type { Goal } from './proposal.ts';

/** Worked out only as far as they are looked at. */
export interface Around {
  own: () => readonly Candidate[];
  related: () => Iterable<Candidate>;
  sisters: () => Iterable<Candidate>;
  anyDegree: () => Iterable<Candidate>;
}

const mostRelated = 6;
const mostSisters = 24;
const general = ['ba-programme-general', 'bcom', 'bsc-general'];

const leadsTo = (id: string) => (career: Career) => career.routes.some(({ steps }) => steps.some((step) => step.id === id));

const relatives = new WeakMap<object, Map<string, readonly Career[]>>();

/** Careers that a course or an exam leads to; made once a book. */
function careersOf({ book }: Asked, id: string): readonly Career[] {
  const known = relatives.get(book) ?? new Map<string, readonly Career[]>();
  relatives.set(book, known);
  const before = known.get(id) ?? book.careers.filter(leadsTo(id));
  known.set(id, before);
  return before;
}

const goalItem = (asked: Asked, { type, id }: Goal): Item | Career | undefined =>
  type === 'careers' ? asked.career(id) : type === 'courses' ? asked.course(id) : type === 'exams' ? asked.exam(id) : undefined;

/** What could fill up a plan: a course that is begun where they stand, is not closed, and is no side thing. */
function fits(asked: Asked, course: Item): boolean {
  return !isBeside(course) && !needsAnother(asked, course) && !isLesser(asked, course) && !isClosed(asked, course);
}

/** Of the goal's field: first what leads where the goal leads, then of its level, then what is taught at most places. */
function sisterCourses(asked: Asked, goal: Goal): readonly Item[] {
  const item = goalItem(asked, goal);
  const fields: readonly string[] = item?.fields ?? [goal.id];
  const careers = item === undefined ? [] : item.type === 'careers' ? [item] : careersOf(asked, item.id);
  const kin = new Set(careers.flatMap(({ routes }) => routes.flatMap(({ steps }) => steps.map(({ id }) => id))));
  const level = item !== undefined && 'level' in item ? item.level : undefined;
  return asked.book.courses
    .filter(({ id, fields: own }) => id !== goal.id && (kin.has(id) || own[0] === fields[0] || (goal.type === 'fields' && own[0] === goal.id)))
    .filter((course) => fits(asked, course))
    .map((course) => ({ course, kin: Number(kin.has(course.id)), level: Number(course.level === level), count: asked.knowledge.countOf(course.id) }))
    .sort(
      (a, b) =>
        b.kin - a.kin ||
        b.level - a.level ||
        (goal.type === 'fields' ? 0 : rankOf(asked.judge(b.course).verdict) - rankOf(asked.judge(a.course).verdict)) ||
        b.count - a.count ||
        (a.course.id < b.course.id ? -1 : 1),
    )
    .slice(0, mostSisters)
    .map(({ course }) => course);
}

function ownWays(asked: Asked, goal: Goal): readonly Candidate[] {
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
      .sort((a, b) => asked.knowledge.countOf(b.id) - asked.knowledge.countOf(a.id));
    const through = opened.flatMap((course) => waysInto(asked, course).filter(({ gate }) => gate.exams.includes(exam)));
    return through.length > 0 ? inOrder(through) : examAlone(asked, exam);
  }
  // A field is begun by what is taught at most places; one course alone is the goal, the others are its sisters.
  const courses = sisterCourses(asked, goal);
  return courses.flatMap((course) => waysInto(asked, course));
}

export function aroundOf(asked: Asked, goal: Goal): Around {
  let own: readonly Candidate[] | undefined;
  const item = goalItem(asked, goal);
  const near = (): readonly Career[] => {
    if (item === undefined) return [];
    if (item.type === 'careers') return item.related.flatMap((id) => asked.career(id) ?? []);
    return careersOf(asked, item.id);
  };
  return {
    own: () => (own ??= ownWays(asked, goal)),
    *related() {
      for (const career of near().slice(0, mostRelated)) if (!isClosed(asked, career)) yield* careerWays(asked, career, false);
    },
    *sisters() {
      if (goal.type === 'fields') return;
      for (const course of sisterCourses(asked, goal)) yield* waysInto(asked, course);
    },
    *anyDegree() {
      for (const id of general) {
        const course = asked.course(id);
        if (course !== undefined && fits(asked, course)) yield* waysInto(asked, course);
      }
    },
  };
}
