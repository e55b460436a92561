/** The tests of management: one stands for another. */
import { isClosed, type PlanAsk } from './asked.ts';
import type { Gate } from './gate.ts';
import type { Item } from '../types.ts';

/** Colleges of management take any of these: who sits more than one has more of them. */
const ofManagement: readonly string[] = ['cat', 'cmat', 'mat', 'xat'];
const mostTests = 3;

/** The first of them brings the others; but what was noted, or is the state's own, stands alone. */
export function together(asked: PlanAsk, course: Item, gates: readonly Gate[]): readonly Gate[] {
  if (!/^(mba|pgdm)/.test(course.id)) return gates;
  const isAny = ({ exams: [exam], isHome, seat }: Gate) =>
    exam !== undefined && ofManagement.includes(exam.id) && !isHome && seat === undefined && !asked.isNoted('exams', exam.id);
  const tests = ofManagement
    .flatMap((id) => asked.exam(id) ?? [])
    .filter((exam) => !isClosed(asked, exam) && !asked.isNoted('exams', exam.id));
  const exams = tests.slice(0, mostTests);
  const at = gates.findIndex(isAny);
  if (at < 0 || exams.length === 0) return gates;
  const one: Gate = { exams, byMarks: false, keys: exams.map(({ id }) => id), isSure: false };
  return [...gates.slice(0, at), one, ...gates.slice(at).filter((gate) => !isAny(gate))];
}
