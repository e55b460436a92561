/** The exams by which a student may enter a course. */
import type { Item } from '../types.ts';
import { isClosed, type PlanAsk } from './asked.ts';
import { onlyAt } from './own-doors.ts';

const isOwnTest = ({ id }: Item) => Number(onlyAt[id] !== undefined);

/** Of this state or of all India, and open: what the student noted first, then what the route names. */
export function examsOf(asked: PlanAsk, course: Item, named: Item | undefined): readonly Item[] {
  // An MBA of one field goes by what the MBA goes by.
  const ofFamily = course.id.startsWith('mba-') ? (asked.course('mba')?.exams ?? []) : [];
  const own = [...new Set([...(course.exams ?? []), ...ofFamily])].flatMap((id) => asked.exam(id) ?? []);
  const all = named === undefined || own.includes(named) ? own : [named, ...own];
  const rank = (exam: Item) =>
    asked.isNoted('exams', exam.id)
      ? 3
      : exam.state !== undefined
        ? exam.state === asked.passport.state
          ? 2
          : -1
        : exam === named
          ? 1
          : 0;
  return (
    all
      .filter((exam) => rank(exam) >= 0 && !isClosed(asked, exam))
      .map((exam, index) => ({ exam, index }))
      // One university's own test comes after what opens many.
      .sort((a, b) => rank(b.exam) - rank(a.exam) || isOwnTest(a.exam) - isOwnTest(b.exam) || a.index - b.index)
      .map(({ exam }) => exam)
  );
}
