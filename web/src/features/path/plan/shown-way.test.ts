import type { Plan } from '@disha/contract/path';
import { plan as schema } from '@disha/contract/path';
import { knowsNothing } from '@disha/eligibility/plan/knowledge';
import type { ToldProposal, ToldWay } from '@disha/eligibility/plan/proposal';
import { describe, expect, it } from 'vitest';
import { readPlan } from './read-plan.ts';
import { planWayOf, shownWay } from './shown-way.ts';
import type { PlanAdvice } from './use-counsel.ts';

const told: ToldWay = {
  ...{ label: 'A', sure: true, career: 'nurse', course: 'gnm-nursing', exams: [], byMarks: true, verdict: 'open' },
  places: [{ college: 'one', basis: 'kind', near: 'district' }],
  chance: { band: 'possible', percent: 62 },
  cost: { from: 1, to: 2, per: 'year', basis: 'type', scholarships: ['s'] },
  reasons: ['It leads to what you want.'],
  ...{ seat: null, ladder: [], decided: null },
};
const proposal: ToldProposal = { goal: null, ways: [told], notTaken: [], warnings: [], steps: [], wouldDecide: null };
const counsel: PlanAdvice = {
  ...{ proposed: undefined, told: proposal, hasNoWish: false, rules: undefined, error: null, retry: () => undefined },
  ...{ knowledge: { ...knowsNothing, chanceOf: () => ({ probability: 0.9, rank: 'a' }) }, cardOf: () => undefined, placesNear: () => [] },
  ...{ isDating: false, isPlacing: false, againFor: () => undefined, whyOf: () => undefined },
};
const around = { counsel, passport: {}, weigher: undefined, steps: [], own: 'Your own.' };

describe('a way that is kept', () => {
  it('holds neither reasons, chance nor cost, and is one the contract takes', () => {
    const kept = planWayOf(told);
    expect(kept).toEqual({ label: 'A', course: 'gnm-nursing', career: 'nurse', byMarks: true, colleges: ['one'] });
    const plan: Plan = { goal: null, ways: [kept], steps: [] };
    expect(schema.parse(plan)).toEqual(readPlan(plan));
  });

  it('remembers that words decide, where neither an exam nor marks do', () => {
    const kept = planWayOf({ ...told, byMarks: false });
    expect(kept.byMarks).toBe(false);
    expect(readPlan({ goal: null, ways: [kept], steps: [] })?.ways[0]?.byMarks).toBe(false);
  });

  it('is told with the reasons of the same way today', () => {
    expect(shownWay(planWayOf(told), false, around)).toMatchObject({ sure: true, reasons: told.reasons, chance: told.chance });
  });

  it('is told apart from the same course at a college, where it is done from home', () => {
    const atCollege: ToldWay = { ...told, label: 'B', sure: false, byMarks: false, gateText: 'Ask there', cost: null };
    const fromHome: ToldWay = { ...atCollege, label: 'C', sure: true, places: [], gateText: 'From home', cost: told.cost };
    const both = { ...around, counsel: { ...counsel, told: { ...proposal, ways: [atCollege, fromHome] } } };
    expect(shownWay(planWayOf(fromHome), false, both)).toMatchObject({ sure: true, gateText: 'From home', cost: { from: 1 } });
    expect(shownWay(planWayOf(atCollege), false, both)).toMatchObject({ sure: false, gateText: 'Ask there' });
  });

  it('is the student’s own where nobody proposed it, with the chance of a seat that was picked', () => {
    const own = shownWay({ label: 'A', course: 'barch', exams: ['nata'], colleges: [] }, true, around);
    expect(own).toMatchObject({ sure: false, isByHand: true, reasons: ['Your own.'], chance: { band: 'likely', percent: 90 } });
    expect(shownWay({ label: 'B', colleges: [] }, true, around).reasons).toEqual([]);
  });
});
