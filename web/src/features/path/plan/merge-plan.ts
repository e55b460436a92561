/** Proposing again: what the student made is theirs, what we proposed and was not touched follows what is known today. */
import type { Plan, PlanStep, PlanWay } from '@disha/contract/path';
import { readPlan } from './read-plan.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const tidy = (plan: Plan | null): Plan | null => plan && readPlan(plan);
const wayOf = (plan: Plan | null, label: PlanWay['label']) => plan?.ways.find((way) => way.label === label);

/** Without a memory of what we proposed, everything is taken for the student's own. */
export function isByHand(plan: Plan, proposed: Plan | null, label: PlanWay['label']): boolean {
  return !same(wayOf(tidy(plan), label), wayOf(tidy(proposed), label));
}

const partsOf = ({ course, exam, exams = [] }: PlanWay) =>
  JSON.stringify([course, [...exams, ...(exam === undefined ? [] : [exam])].sort()]);

function mergeWays(plan: Plan, proposed: Plan | null, next: Plan): PlanWay[] {
  const own = plan.ways.filter(({ label }) => isByHand(plan, proposed, label));
  // One that was taken out stays out, and what stands in a way of theirs already does not come a second time.
  const isTakenOut = ({ label }: PlanWay) => wayOf(proposed, label) !== undefined && wayOf(plan, label) === undefined;
  const isNew = (way: PlanWay) => !own.some((mine) => mine.label === way.label || partsOf(mine) === partsOf(way));
  const ours = next.ways.filter((way) => isNew(way) && !isTakenOut(way));
  return [...own, ...ours].sort((a, b) => (a.label < b.label ? -1 : 1));
}

function mergeSteps(plan: Plan, proposed: Plan | null, next: readonly PlanStep[]): PlanStep[] {
  const before = new Map((proposed?.steps ?? []).map((step) => [step.id, step]));
  const isOurs = (step: PlanStep) => same(step, before.get(step.id));
  const own = plan.steps.filter((step) => !isOurs(step));
  const isTakenOut = ({ id }: PlanStep) => before.has(id) && !plan.steps.some((step) => step.id === id);
  return [...own, ...next.filter((step) => !own.some(({ id }) => id === step.id) && !isTakenOut(step))];
}

/** `proposed`: what was taken over last time; `stepsFor`: what the ways that there are then ask for. */
export function mergePlan(plan: Plan, proposed: Plan | null, next: Plan, stepsFor: (ways: Plan['ways']) => readonly PlanStep[]): Plan {
  const [kept, before] = [tidy(plan) ?? plan, tidy(proposed)];
  const ways = mergeWays(kept, before, next);
  return {
    goal: before !== null && same(kept.goal, before.goal) ? next.goal : kept.goal,
    ways,
    steps: mergeSteps(kept, before, stepsFor(ways)),
  };
}
