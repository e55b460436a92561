import type { Plan } from '@disha/contract/path';
import { describe, expect, it } from 'vitest';
import { isByHand, mergePlan } from './merge-plan.ts';

type Way = Plan['ways'][number];
const way = (label: Way['label'], course: string, more: Partial<Way> = {}): Way => ({ label, course, colleges: [], ...more });
const step = (id: string, more: Partial<Plan['steps'][number]> = {}): Plan['steps'][number] => ({
  ...{ id, kind: 'register', of: [], year: 2027, certainty: 'usual', done: false },
  ...more,
});
const before: Plan = {
  goal: { type: 'careers', id: 'veterinarian' },
  ways: [way('A', 'bvsc', { exams: ['neet-ug'] }), way('B', 'bfsc'), way('C', 'bsc')],
  steps: [step('register:neet-ug'), step('marks:bsc')],
};
const next: Plan = {
  goal: { type: 'careers', id: 'nurse' },
  ways: [way('A', 'bsc-nursing', { exams: ['ruhs-cuet'] }), way('B', 'gnm'), way('C', 'bpt')],
  steps: [],
};
const nextSteps = [step('register:ruhs-cuet'), step('register:neet-ug', { year: 2028 })];
const again = (plan: Plan, proposed: Plan | null = before) => mergePlan(plan, proposed, next, () => nextSteps);
const labelled = ({ ways }: Plan) => ways.map(({ label, course }) => `${label} ${course}`);

describe('proposing again', () => {
  it('replaces what nobody touched', () => {
    expect(again(before)).toEqual({ ...next, steps: nextSteps });
  });

  it('keeps a way that was changed, its note included, and renews the others', () => {
    const noted = { ...before, ways: [before.ways[0] as Way, way('B', 'bfsc', { note: 'Ask my aunt' }), before.ways[2] as Way] };
    expect(again(noted).ways[1]).toEqual({ label: 'B', course: 'bfsc', colleges: [], note: 'Ask my aunt' });
    expect(labelled(again(noted))).toEqual(['A bsc-nursing', 'B bfsc', 'C bpt']);
    expect(isByHand(noted, before, 'B')).toBe(true);
    expect(isByHand(noted, before, 'A')).toBe(false);
  });

  it('does not bring back what was taken out, nor the same way twice', () => {
    expect(labelled(again({ ...before, ways: before.ways.slice(0, 2) }))).toEqual(['A bsc-nursing', 'B gnm']);
    const own = { ...before, ways: [way('A', 'bpt'), ...before.ways.slice(1)] };
    expect(labelled(again(own))).toEqual(['A bpt', 'B gnm']);
  });

  it('keeps a goal of their own, and what is done, written or dated by hand', () => {
    const steps = [
      step('register:neet-ug', { done: true }),
      step('marks:bsc', { due: '2027-06-01' }),
      { id: 'own:1', text: 'Ask the teacher', done: false },
    ];
    const merged = again({ ...before, goal: { type: 'courses', id: 'bsc' }, steps });
    expect(merged.goal).toEqual({ type: 'courses', id: 'bsc' });
    expect(merged.steps).toEqual([...steps, nextSteps[0]]);
  });

  it('does not bring back a step that was taken out', () => {
    expect(again({ ...before, steps: [] }).steps).toEqual([nextSteps[0]]);
  });

  it('touches nothing where nobody remembers what was proposed: an older plan, or another phone’s', () => {
    expect(again(before, null)).toEqual({ ...before, steps: [...before.steps, nextSteps[0]] });
  });
});
