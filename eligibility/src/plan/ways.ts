/** Every way that a student could take next: what is begun, through one of its gates. */
import type { Item } from '../types.ts';
import type { PlanAsk } from './asked.ts';
import type { Goal } from './proposal.ts';
import { studiesFor, type PlanStudy } from './studies.ts';
import { examGate, gatesInto, workGate, type WayGate } from './way-gates.ts';

export interface Way extends PlanStudy {
  /** Course or work, and gate: no two ways of a student have the same. */
  id: string;
  gate: WayGate;
}

/** With the test of a seat that was picked, and with a noted one that no door of ours is known to take. */
function withOwn(asked: PlanAsk, course: Item, gates: readonly WayGate[], noted: Item | undefined): readonly WayGate[] {
  const picked = asked.knowledge.seats.flatMap((seat) => (seat.course === course.id ? (asked.exam(seat.exam ?? '') ?? []) : []));
  const marked = gates.map((gate): WayGate => (gate.exams.some((exam) => picked.includes(exam)) ? { ...gate, isPicked: true } : gate));
  const isMissing = (exam: Item) => !gates.some(({ exams }) => exams.includes(exam));
  const more = picked.filter(isMissing).map((exam) => examGate([exam], { isPicked: true }));
  const wished = noted !== undefined && course.exams?.includes(noted.id) === true && isMissing(noted) ? [examGate([noted])] : [];
  return [...marked, ...more, ...wished];
}

function gatesOf(asked: PlanAsk, { course, posts, isWork, words }: PlanStudy, exam: Item | undefined): readonly WayGate[] {
  if (course !== undefined) return withOwn(asked, course, gatesInto(asked, course), exam);
  if (posts !== undefined) return [examGate(posts)];
  if (isWork) return [workGate];
  return [{ kind: 'own', exams: [], key: `own:${words}`, doors: [], rings: {}, ...(words === undefined ? {} : { words }) }];
}

/** What a noted test opens is the wish; the same course by another test is near it. */
function aimed(study: PlanStudy, gate: WayGate, exam: Item | undefined): PlanStudy {
  if (exam === undefined || study.relation !== 'goal' || gate.exams.includes(exam) || study.then.includes(exam)) return study;
  return { ...study, relation: 'kin', grade: 2 };
}

export function waysFor(asked: PlanAsk, goal: Goal): readonly Way[] {
  const exam = goal.type === 'exams' ? asked.exam(goal.id) : undefined;
  return studiesFor(asked, goal).flatMap((study) =>
    gatesOf(asked, study, exam).map((gate): Way => ({
      ...aimed(study, gate, exam),
      gate,
      id: [study.course?.id ?? '', study.course === undefined ? (study.career ?? '') : '', gate.key].join('|'),
    })),
  );
}
