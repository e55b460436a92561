/** A first plan, for the student to change: three ways that do not fall together, none of them closed. */
import type { Passport } from '@disha/contract/passport';
import { finderOf } from '../careers.ts';
import { judging } from '../check.ts';
import type { Book, Item } from '../types.ts';
import { gateOf } from './gate.ts';
import { coursesFor, goalOf, type Asked, type Goal, type Wishes } from './wishes.ts';

export const labels = ['A', 'B', 'C'] as const;

export interface ProposedWay {
  label: (typeof labels)[number];
  course: string;
  /** Absent where marks alone decide. */
  exam?: string;
}

export interface Proposal {
  goal: Goal;
  ways: readonly ProposedWay[];
}

interface Pair {
  course: string;
  exam: string | undefined;
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

/** What is still new beside the ways there are: another exam, at least another course. */
function next(pairs: readonly Pair[], chosen: readonly Pair[], want: (pair: Pair) => boolean): Pair | undefined {
  const isNew = ({ course, exam }: Pair) => !chosen.some((other) => other.course === course && other.exam === exam);
  const hasNewGate = ({ gate }: Pair) => !chosen.some((other) => other.gate === gate);
  const hasNewCourse = ({ course }: Pair) => !chosen.some((other) => other.course === course);
  const open = pairs.filter(isNew);
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
  const asked: Asked = { book, wishes, passport, judge: judging(book, passport, { year }).judge };
  const goal = goalOf(asked);
  if (goal === null) return null;
  const pairs = coursesFor(asked, goal).flatMap((item) => pairsOf(asked, item));
  const chosen: Pair[] = [];
  const wants = [() => true, ({ gate }: Pair) => gate !== undefined, ({ gate }: Pair) => gate === undefined];
  for (const want of wants) {
    const pair = next(pairs, chosen, want);
    if (pair) chosen.push(pair);
  }
  if (chosen.length === 0) return null;
  return {
    goal,
    ways: labels.slice(0, chosen.length).map((label, index) => {
      const { course, exam } = chosen[index] as Pair;
      return { label, course, ...(exam === undefined ? {} : { exam }) };
    }),
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
