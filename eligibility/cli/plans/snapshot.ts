/**
 * Proposes a plan to every student of the corpus and to their variants, and writes plans and candidates as JSON to standard output.
 * `plans:diff` and `plans:score` run it on their own revision, each with the catalog of that revision.
 */
import { lookAtAll, realKnowledge } from '../../src/testing/real-knowledge.ts';
import { realBook } from '../../src/testing/real-book.ts';
import { aimOf } from '../../src/plan/goal.ts';
import { askedOf, type Student } from '../../src/plan/asked.ts';
import { propose } from '../../src/plan/counsel.ts';
import { waysFor } from '../../src/plan/ways.ts';
import type { GateKind } from '../../src/plan/way-gates.ts';
import { corpus, labelledStudents, studentOf } from './corpus.ts';
import type { PlanShape, Snapshot, WayShape } from './snapshot-shape.ts';
import { variantsOf } from './variants.ts';

function shapeOf(student: Student): PlanShape {
  const { goal, replaced, ways, missingSure, notTaken, warnings, steps } = propose(realBook, student, realKnowledge);
  return {
    goal: goal === null ? null : `${goal.type}/${goal.id}`,
    isReplaced: replaced !== undefined,
    missingSure: missingSure === true,
    ways: ways.map(({ label, sure, beyond, course, career, exams, byMarks, words, places, verdict, cost, because }) => ({
      ...{ label, sure, verdict, exams, beyond: beyond === true, by: kindOf(byMarks, words, exams.length) },
      ...(course === undefined ? {} : { course }),
      ...(career === undefined ? {} : { career }),
      places: places.map(({ college, near }) => ({ college, near })),
      cost: cost && { from: cost.from + (cost.hostel?.from ?? 0), basis: cost.basis },
      reasons: because.map(({ kind }) => kind),
    })),
    notTaken: notTaken.map(({ type, id }) => `${type}/${id}`),
    warnings: warnings.map(({ kind }) => kind),
    steps: steps.map(({ kind, of, due, year }) => `${due ?? year} ${kind} ${of.map(({ id }) => id).join('+')}`),
  };
}

function kindOf(byMarks: boolean, words: string | undefined, exams: number): WayShape['by'] {
  if (byMarks) return 'marks';
  if (words === 'distance' || words === 'work') return words;
  if (words === 'college') return 'ask';
  return exams > 0 ? 'exam' : 'own';
}

const shown: Readonly<Record<GateKind, WayShape['by']>> = {
  ...{ exam: 'exam', list: 'marks', marks: 'marks', own: 'own', ask: 'ask', distance: 'distance', direct: 'own', work: 'work' },
};

/** Every way that the chooser could have taken, each once. */
function candidatesOf(student: Student): readonly string[] {
  const asked = askedOf(realBook, student, realKnowledge);
  const { goal } = aimOf(asked);
  if (goal === null) return [];
  const lines = waysFor(asked, goal).map(({ course, career, gate: { kind, exams } }) =>
    [course?.id ?? '', career ?? '', exams.map(({ id }) => id).join('+'), shown[kind]].join('|'),
  );
  return [...new Set(lines)];
}

lookAtAll();
const plans: Record<string, PlanShape> = {};
const candidates: Record<string, readonly string[]> = {};
for (const one of corpus()) plans[one.id] = shapeOf(studentOf(one));
for (const one of labelledStudents()) {
  candidates[one.id] = candidatesOf(studentOf(one));
  for (const [name, student] of variantsOf(studentOf(one))) plans[`${one.id}@${name}`] = shapeOf(student);
}
process.stdout.write(JSON.stringify({ plans, candidates } satisfies Snapshot));
