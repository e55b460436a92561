/** What else the gate of a way opens to this student, the hardest first; the first rung is the way's own course. */
import type { PlanAsk } from './asked.ts';
import type { WeighedWay } from './features.ts';

const mostBelow = 5;

export function ladderOf({ book, isNoted }: PlanAsk, way: WeighedWay, all: readonly WeighedWay[]): readonly WeighedWay[] {
  const { course, gate } = way;
  if (course === undefined || gate.exams.length === 0) return [way];
  const order = book.ladder;
  const place = order.indexOf(course.id);
  const opened = all.filter(
    ({ course: other, gate: theirs, relation, features }) =>
      other !== undefined &&
      other !== course &&
      relation !== 'plain' &&
      features.verdict !== 'closed' &&
      features.isWithin &&
      theirs.exams.some((exam) => gate.exams.includes(exam)) &&
      (order.includes(other.id) ? order.indexOf(other.id) > place || isNoted('courses', other.id) : place < 0),
  );
  const once = opened.filter((one, at) => opened.findIndex(({ course: other }) => other === one.course) === at);
  const rankOf = ({ course: other }: WeighedWay) => (order.includes(other?.id ?? '') ? order.indexOf(other?.id ?? '') : order.length);
  return [way, ...once.sort((a, b) => rankOf(a) - rankOf(b) || b.grade - a.grade || (a.id < b.id ? -1 : 1)).slice(0, mostBelow)];
}
