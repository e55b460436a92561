/** A first plan, for the student to change: three ways that do not fall together, none of them closed. */
import type { Passport } from '@disha/contract/passport';
import { finderOf } from '../careers.ts';
import { judging } from '../check.ts';
import type { Book, Career, Item } from '../types.ts';
import { waysInto } from './by-route.ts';
import { gateOf, unnamed } from './gate.ts';
import { coursesFor, goalOf, isClosed, type Asked, type Goal, type Wishes } from './wishes.ts';

export const labels = ['A', 'B', 'C'] as const;

export interface ProposedWay {
  label: (typeof labels)[number];
  /** Absent where an exam alone leads to the work. */
  course?: string;
  /** Absent where marks alone decide. */
  exam?: string;
  /** Where it leads: the goal itself, or one near it. */
  career?: string;
}

export interface Proposal {
  goal: Goal;
  ways: readonly ProposedWay[];
}

interface Pair {
  course: string | undefined;
  exam: string | undefined;
  career?: string;
  /** What it hangs on. */
  gate: string | undefined;
}

/** Exams by which this student could begin a course: what they noted first, then those of their state, then those for all of India. */
function examsFor({ book, wishes, passport, judge }: Asked, { exams = [] }: Item): readonly Item[] {
  const find = finderOf(book);
  const rank = ({ id, state }: Item) => (wishes.exams.includes(id) ? 3 : state === undefined ? 1 : state === passport.state ? 2 : 0);
  return exams
    .flatMap((id) => find({ type: 'exams', id }) ?? [])
    .filter((exam) => judge(exam).verdict !== 'closed' && rank(exam) > 0)
    .sort((a, b) => rank(b) - rank(a));
}

/** Every way to begin each course. One whose exams are all closed to them is none. */
function pairsOf(asked: Asked, item: Item): readonly Pair[] {
  if (item.exams === undefined) return [{ course: item.id, exam: undefined, gate: gateOf(undefined, item) }];
  return examsFor(asked, item).map((exam) => ({ course: item.id, exam: exam.id, gate: gateOf(exam, item) }));
}

/** Every way to begin what the routes of a career begin with; the exam that a route names comes first. */
function pairsInto(asked: Asked, career: Career, isGoal: boolean): readonly Pair[] {
  return waysInto(asked, career, isGoal).flatMap(({ course, exam }): readonly Pair[] => {
    const into = { career: career.id };
    if (course === undefined)
      return exam === undefined ? [] : [{ ...into, course: undefined, exam: exam.id, gate: gateOf(exam, undefined) }];
    const known = pairsOf(asked, course).map((pair) => ({ ...into, ...pair }));
    // Where none of the exams we know is theirs, which one it is stays open.
    const all: readonly Pair[] = known.length > 0 || !isGoal ? known : [{ ...into, course: course.id, exam: undefined, gate: unnamed }];
    if (exam === undefined || course.exams?.includes(exam.id) === true || isClosed(asked, exam)) {
      const isNamed = ({ exam: id }: Pair) => id === exam?.id;
      const isNoted = ({ exam: id }: Pair) => id !== undefined && asked.wishes.exams.includes(id);
      return [...all].sort((a, b) => Number(isNoted(b)) - Number(isNoted(a)) || Number(isNamed(b)) - Number(isNamed(a)));
    }
    return [{ ...into, course: course.id, exam: exam.id, gate: gateOf(exam, course) }, ...all];
  });
}

/** What leads to the goal, then to what is near it, then what else is taught in its field. */
function choices(asked: Asked, goal: Goal): readonly (readonly Pair[])[] {
  const { book } = asked;
  const byField = () => coursesFor(asked, goal).flatMap((item) => pairsOf(asked, item));
  const find = (id: string) => book.careers.find((career) => career.id === id);
  if (goal.type === 'exams') {
    const exam = finderOf(book)({ type: 'exams', id: goal.id });
    const own = byField();
    const opened = own.filter((pair) => pair.exam === goal.id);
    const alone: Pair[] = [{ course: undefined, exam: goal.id, gate: gateOf(exam, undefined) }];
    return [opened.length > 0 ? opened : alone, own];
  }
  const career = goal.type === 'careers' ? find(goal.id) : undefined;
  if (career === undefined) return [byField()];
  const near = career.related.flatMap((id) => find(id) ?? []).filter((other) => !isClosed(asked, other));
  return [pairsInto(asked, career, true), near.flatMap((other) => pairsInto(asked, other, false)), byField()];
}

/** What is still new beside the ways there are: through another gate, at least to another course. */
function next(lists: readonly (readonly Pair[])[], chosen: readonly Pair[], want: (pair: Pair) => boolean): Pair | undefined {
  const isNew = ({ course, exam }: Pair) => !chosen.some((other) => other.course === course && other.exam === exam);
  const hasNewGate = ({ gate }: Pair) => !chosen.some((other) => other.gate === gate);
  const hasNewCourse = ({ course }: Pair) => !chosen.some((other) => other.course === course);
  const open = lists.flat().filter(isNew);
  return open.find((pair) => want(pair) && hasNewGate(pair)) ?? open.find(hasNewGate) ?? open.find(hasNewCourse);
}

export interface Student {
  wishes: Wishes;
  /** `{}` where nobody has said anything. */
  passport: Passport;
  /** Of the admission that comes next. */
  year: number;
}

/** Nothing where the student has shown no wish, or nothing they wish for is open. */
export function propose(book: Book, { wishes, passport, year }: Student): Proposal | null {
  const { judge, walks } = judging(book, passport, { year });
  const asked: Asked = { book, wishes, passport, judge, walks };
  const goal = goalOf(asked);
  if (goal === null) return null;
  const lists = choices(asked, goal);
  const find = finderOf(book);
  // The last is sure, as far as anything is: no exam, and open already.
  const isSure = ({ gate, course }: Pair) => {
    const item = course === undefined ? undefined : find({ type: 'courses', id: course });
    return gate === undefined && item !== undefined && judge(item).verdict === 'open';
  };
  const chosen: Pair[] = [];
  for (const want of [() => true, ({ gate }: Pair) => gate !== undefined, isSure]) {
    const pair = next(lists, chosen, want);
    if (pair) chosen.push(pair);
  }
  if (chosen.length === 0) return null;
  return {
    goal,
    ways: chosen.map(({ course, exam, career }, index) => ({
      label: labels[index] ?? 'C',
      ...(course === undefined ? {} : { course }),
      ...(exam === undefined ? {} : { exam }),
      ...(career === undefined ? {} : { career }),
    })),
  };
}

const mostColleges = 3;

interface Place {
  id: string;
  /** "Pune, Maharashtra" */
  location: string;
}

/**
 * Of the colleges known for a course: those they noted, then those of their state, then the others as they stand. Where a course is
 * begun by several exams nobody says which college goes by which, so that only what they noted themselves is named.
 */
export function collegesFor(known: readonly Place[], exams: number, wishes: Pick<Wishes, 'colleges'>, passport: Passport): string[] {
  const isNoted = ({ id }: Place) => wishes.colleges.includes(id);
  const isHome = ({ location }: Place) => passport.state !== undefined && location.endsWith(passport.state);
  const rank = (place: Place) => (isNoted(place) ? 2 : isHome(place) ? 1 : 0);
  return [...known]
    .filter((place) => exams <= 1 || isNoted(place))
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, mostColleges)
    .map(({ id }) => id);
}
