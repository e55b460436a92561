/** What of anything is a plan: from this browser's memory, where no server has checked it. Without zod: the dashboard reads it too. */
import { dateStatuses } from '@disha/contract/exams.dates';
import { limits } from '@disha/contract/limits';
import type { Plan, PlanStep, PlanWay } from '@disha/contract/path';
import { stepItems, stepKinds } from '@disha/contract/plan-steps';

const { plan: most } = limits.path;
export const emptyPlan: Plan = { goal: null, ways: [], steps: [] };
export const wayLabels = ['A', 'B', 'C'] as const;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

function readGoal(value: unknown): Plan['goal'] {
  if (!isObject(value)) return null;
  const type = (['careers', 'courses', 'exams', 'fields'] as const).find((known) => known === value['type']);
  const id = textOf(value['id']);
  return type === undefined || id === undefined ? null : { type, id };
}

const idsOf = (value: unknown, most: number): string[] =>
  listOf(value)
    .flatMap((id) => textOf(id) ?? [])
    .slice(0, most);

function readSeat(value: unknown): PlanWay['seat'] {
  if (!isObject(value)) return undefined;
  const counselling = textOf(value['counselling']);
  const [college, course] = [textOf(value['college']), textOf(value['course'])];
  if (counselling === undefined || counselling === '') return undefined;
  return { counselling, ...(college === undefined ? {} : { college }), ...(course === undefined ? {} : { course }) };
}

function readWay(value: unknown, label: PlanWay['label']): PlanWay {
  const given = isObject(value) ? value : {};
  const [exam, course, career, note] = [textOf(given['exam']), textOf(given['course']), textOf(given['career']), textOf(given['note'])];
  const [exams, seat] = [idsOf(given['exams'], most.gates), readSeat(given['seat'])];
  return {
    label,
    ...(course === undefined ? {} : { course }),
    ...(exam === undefined ? {} : { exam }),
    ...(exams.length === 0 ? {} : { exams }),
    ...(career === undefined ? {} : { career }),
    ...(typeof given['byMarks'] === 'boolean' ? { byMarks: given['byMarks'] } : {}),
    ...(given['beyond'] === true ? { beyond: true } : {}),
    ...(seat === undefined ? {} : { seat }),
    colleges: idsOf(given['colleges'], most.perWay),
    ...(note === undefined ? {} : { note: note.slice(0, most.note) }),
  };
}

/** What a step of ours is about, as far as it can be read. */
function readMeaning(value: Record<string, unknown>): Pick<PlanStep, 'kind' | 'of' | 'year' | 'certainty'> {
  const kind = stepKinds.find((known) => known === value['kind']);
  if (kind === undefined) return {};
  const of = listOf(value['of']).flatMap((one) => {
    const type = isObject(one) ? stepItems.find((known) => known === one['type']) : undefined;
    const id = isObject(one) ? textOf(one['id']) : undefined;
    return type === undefined || id === undefined ? [] : [{ type, id }];
  });
  const certainty = dateStatuses.find((known) => known === value['certainty']);
  const year = typeof value['year'] === 'number' && Number.isInteger(value['year']) ? value['year'] : undefined;
  return {
    ...{ kind, of: of.slice(0, most.stepItems) },
    ...(year === undefined ? {} : { year }),
    ...(certainty === undefined ? {} : { certainty }),
  };
}

function readStep(value: unknown): readonly PlanStep[] {
  if (!isObject(value)) return [];
  const [id, text, due] = [textOf(value['id']), textOf(textOf(value['text'])?.trim()), textOf(value['due'])];
  const meaning = readMeaning(value);
  if (id === undefined || (text === undefined && meaning.kind === undefined)) return [];
  const isDay = due !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(due);
  const words = text === undefined ? {} : { text: text.slice(0, most.step) };
  return [{ id, ...words, ...meaning, ...(isDay ? { due } : {}), done: value['done'] === true }];
}

/** The same plan always in the same form: two are equal when their texts are. */
export function readPlan(value: unknown): Plan | null {
  if (!isObject(value)) return null;
  return {
    goal: readGoal(value['goal']),
    ways: wayLabels.flatMap((label) => {
      const way = listOf(value['ways']).find((one) => isObject(one) && one['label'] === label);
      return way === undefined ? [] : [readWay(way, label)];
    }),
    steps: listOf(value['steps']).flatMap(readStep).slice(0, most.steps),
  };
}

export const samePlan = (a: Plan | null, b: Plan | null): boolean => JSON.stringify(readPlan(a)) === JSON.stringify(readPlan(b));

/** A plan that was deleted is one without anything: every phone hears of it by its version. */
export const isEmpty = (plan: Plan | null): boolean => plan === null || samePlan(plan, emptyPlan);
