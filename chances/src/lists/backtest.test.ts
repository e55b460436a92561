import { expect, it } from 'vitest';
import type { Tried } from '../evaluate.ts';
import { Students, type Listed, type BacktestSettings } from './backtest.ts';

/** Closes where it is expected to, at `last`; of one order, and of two branches by turns. */
const tried = (at: number, more: Partial<Tried<Listed>> & { home?: boolean } = {}): Tried<Listed> => {
  const { home = false, ...rest } = more;
  const last = 1000 + 50 * at;
  const programmeName = at % 2 === 0 ? 'Civil Engineering' : 'Computer Science';
  const line: Listed = {
    ...{ institute: at, list: 'jee-main', quota: 'AI', category: 'OPEN', gender: 'neutral' },
    ...{ kind: 'nit', home, pwd: false, history: [], programmeName },
  };
  return { line, last, actual: last, prediction: { centre: Math.log(last), halfWidth: 0.05 }, ...rest };
};
const lines = Array.from({ length: 60 }, (_, at) => tried(at));
const bold: BacktestSettings = { size: 5, oneBranch: false, by: 'closing', from: 0.5, to: 0.9 };
const none = { by: 'closing', from: 0.5, to: 0.98 } as const;

it('draws lists near a rank, the same ones by the same seed', () => {
  const students = new Students(lines, 4, 2026);
  const drawn = students.draw(bold, 20, 35);
  expect(drawn).toHaveLength(20);
  expect(drawn.every(({ lines: of }) => of.length === 5 && of.every(({ probability }) => probability < 0.5))).toBe(true);
  expect(students.draw(bold, 20, 35)).toEqual(drawn);
  expect(students.draw(bold, 20, 36)).not.toEqual(drawn);
});

it('knows who got none: a rank behind every closing of the list', () => {
  expect(new Students(lines, 4, 2026).draw({ ...bold, ...none }, 20, 35).every(({ gotNone }) => gotNone)).toBe(true);
  const looser = lines.map((one) => ({ ...one, actual: 2 * one.last }));
  expect(new Students(looser, 4, 2026).draw({ ...bold, from: 0.6 }, 20, 35).every(({ gotNone }) => !gotNone)).toBe(true);
});

it('keeps to one branch where it is asked to, and to seats that are open to the student', () => {
  const drawn = new Students(lines, 4, 2026).draw({ ...bold, oneBranch: true }, 20, 35);
  expect(drawn.every(({ lines: of }) => new Set(of.map(({ family }) => family)).size === 1)).toBe(true);
  const atHome = lines.map((_, at) => tried(at, { home: true }));
  expect(new Students(atHome, 4, 2026).draw(bold, 20, 35)).toEqual([]);
});

it('says how far each line closed from what was said of it', () => {
  const [middle, looser] = new Students([tried(0), tried(1, { actual: 1050 * Math.exp(0.05) })], 4, 2026).moved();
  expect(middle?.place).toBeCloseTo(0, 3);
  expect(looser?.place).toBeCloseTo(1.28, 2);
});
