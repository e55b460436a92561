/** What of anything is a plan: from this browser's memory, where nobody else has checked it. Without zod: the dashboard reads it too. */
import { limits } from '@disha/contract/limits';
import type { Plan } from '@disha/contract/path';

type Way = Plan['ways'][number];
type Step = Plan['steps'][number];

const { plan: most } = limits.path;
export const emptyPlan: Plan = { goal: null, ways: [], steps: [] };
export const labels = ['A', 'B', 'C'] as const;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

function readGoal(value: unknown): Plan['goal'] {
  if (!isObject(value)) return null;
  const type = (['careers', 'courses', 'fields'] as const).find((known) => known === value['type']);
  const id = textOf(value['id']);
  return type === undefined || id === undefined ? null : { type, id };
}

function readWay(value: unknown, label: Way['label']): Way {
  const given = isObject(value) ? value : {};
  const [exam, course, note] = [textOf(given['exam']), textOf(given['course']), textOf(given['note'])];
  return {
    label,
    ...(course === undefined ? {} : { course }),
    ...(exam === undefined ? {} : { exam }),
    colleges: listOf(given['colleges'])
      .flatMap((id) => textOf(id) ?? [])
      .slice(0, most.perWay),
    ...(note === undefined ? {} : { note: note.slice(0, most.note) }),
  };
}

function readStep(value: unknown): readonly Step[] {
  if (!isObject(value)) return [];
  const [id, text, due] = [textOf(value['id']), textOf(value['text'])?.trim(), textOf(value['due'])];
  if (id === undefined || text === undefined || text === '') return [];
  const isDay = due !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(due);
  return [{ id, text: text.slice(0, most.step), ...(isDay ? { due } : {}), done: value['done'] === true }];
}

/** The same plan always in the same form: two are equal when their texts are. */
export function readPlan(value: unknown): Plan | null {
  if (!isObject(value)) return null;
  return {
    goal: readGoal(value['goal']),
    ways: labels.flatMap((label) => {
      const way = listOf(value['ways']).find((one) => isObject(one) && one['label'] === label);
      return way === undefined ? [] : [readWay(way, label)];
    }),
    steps: listOf(value['steps']).flatMap(readStep).slice(0, most.steps),
  };
}

export const samePlan = (a: Plan | null, b: Plan | null): boolean => JSON.stringify(readPlan(a)) === JSON.stringify(readPlan(b));

/** A plan that was deleted is one without anything: every phone hears of it by its version. */
export const isEmpty = (plan: Plan | null): boolean => plan === null || samePlan(plan, emptyPlan);
