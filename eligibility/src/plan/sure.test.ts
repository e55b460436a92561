import { expect, it } from 'vitest';
import type { WaySeat } from './seat.ts';
import { isSure, withinBudget } from './sure.ts';

const seat = (sure: boolean): WaySeat => ({ band: 'likely', basis: 'list', year: 2025, probability: 0.99, isSure: sure, isTold: true });
const asked = { seat: seat(true), registers: null, isWithin: true, budget: 'untold' } as const;

it.each<[string, object, boolean]>([
  ['a list that closed well below', {}, true],
  ['a chance alone', { seat: seat(false) }, false],
  ['a body that registers everybody', { seat: null, registers: 'B' }, true],
  ['one of which that is only guessed', { seat: null, registers: 'C' }, false],
  ['a place too far away', { isWithin: false }, false],
  ['a cost within the budget', { budget: 'within' }, true],
  ['a cost above it', { budget: 'over' }, false],
  ['an unknown cost, where a budget is told', { budget: 'unknown' }, false],
])('%s', (_, more, expected) => {
  expect(isSure({ ...asked, ...more })).toBe(expected);
});

it.each<[string, Parameters<typeof withinBudget>, string]>([
  ['a budget that nobody told', [undefined, [{ from: 1 }]], 'untold'],
  ['no known cost', [5000, []], 'unknown'],
  ['the least at any place', [5000, [{ from: 9000 }, { from: 6500 }]], 'within'],
  ['more than that', [5000, [{ from: 6501 }]], 'over'],
  ['the room with it', [5000, [{ from: 4000, hostel: { from: 3000 } }]], 'over'],
  ['nothing to pay', [0, [{ from: 0 }]], 'within'],
])('%s', (_, [budget, costs], expected) => {
  expect(withinBudget(budget, costs)).toBe(expected);
});
