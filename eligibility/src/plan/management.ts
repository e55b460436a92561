/** The tests of management: one stands for another. */
import { isClosed, type PlanAsk } from './asked.ts';
import type { Gate } from './gate.ts';
import { isByCuetPg } from './own-doors.ts';
import { byWords, collegeDecides } from './state-gates.ts';
import type { Item } from '../types.ts';

/** Colleges of management take any of these: who sits more than one has more of them. */
const ofManagement: readonly string[] = ['cat', 'cmat', 'mat', 'xat'];
const mostTests = 3;

/** The gate of universities of the Centre: which of them give management by CUET PG no source tells. */
export const ofCentre = 'own:centre';

/** In the place of CUET PG, for whom it was not noted: as the university says, where one is within reach. */
const asTheySay = (asked: PlanAsk, course: Item, gates: readonly Gate[]) =>
  gates.flatMap((gate): readonly Gate[] => {
    if (gate.exams.every(({ id }) => id !== 'cuet-pg' || asked.isNoted('exams', id))) return [gate];
    const { knowledge, at, farthest } = asked;
    const known = knowledge.placesOf(course.id, at, farthest, ({ college }) => isByCuetPg(college));
    return known.length === 0 ? [] : [{ ...byWords(collegeDecides, ofCentre), isHome: true }];
  });

/** The first of them brings the others; but what was noted, or is the state's own, stands alone. */
export function gatesTogether(asked: PlanAsk, course: Item, all: readonly Gate[]): readonly Gate[] {
  if (!/^(mba|pgdm)/.test(course.id)) return all;
  const gates = asTheySay(asked, course, all);
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
