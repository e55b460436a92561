import type { ExamDate } from '@disha/contract/exams.dates';
import { describe, expect, it } from 'vitest';
import type { KnownChance } from './knowledge.ts';
import { worthForms, type FormWay } from './forms.ts';

const date = (event: ExamDate['event'], from: string, more: Partial<ExamDate> = {}): ExamDate => ({
  ...{ id: `${event} ${from}`, event, session: null, from, to: from, status: 'announced', year: 2027, source: 'a notice', certainty: 'A' },
  ...more,
});
const dates: Readonly<Record<string, readonly ExamDate[]>> = {
  a: [
    date('registration_closes', '2026-10-01'),
    date('registration_closes', '2027-02-01'),
    date('exam', '2027-04-10', { to: '2027-04-12' }),
  ],
  b: [date('exam', '2027-04-12')],
  c: [date('exam', '2027-04', { status: 'usual' }), date('registration_closes', '2027-03', { status: 'usual' })],
};
const facts = {
  feeOf: (exam: string) => ({ a: 1000, b: 650 })[exam] ?? null,
  datesOf: (exam: string) => dates[exam] ?? [],
  today: '2026-11-19',
};
const chance = (probability: number, rank: string): KnownChance => ({ probability, rank });
const way = (exams: string[], known: KnownChance | null = null): FormWay => ({ exams, chance: known, course: 'btech-civil-engineering' });

it('without a rank forms stand in the order of the ways, and add nothing that is known', () => {
  expect(worthForms([way(['c']), way(['a', 'b']), way([])], facts)).toEqual([
    { exam: 'c', fee: null, closes: null, clashes: [], adds: null },
    { exam: 'a', fee: 1000, closes: '2027-02-01', clashes: ['b'], adds: null },
    { exam: 'b', fee: 650, closes: null, clashes: ['a'], adds: null },
  ]);
});

describe('with ranks', () => {
  const adds = (...ways: FormWay[]) => worthForms(ways, facts).map(({ exam, adds: own }) => [exam, own]);

  it('the form that brings most comes first, and the next adds what it brings where that fails', () => {
    expect(adds(way(['a'], chance(0.3, 'one/x')), way(['b'], chance(0.6, 'two/y')))).toEqual([
      ['b', 60],
      ['a', 30],
    ]);
  });

  it('a second seat by the same rank adds less than by a rank of its own', () => {
    const [, same = []] = adds(way(['a'], chance(0.6, 'josaa/crl')), way(['b'], chance(0.5, 'josaa/crl')));
    expect(same[0]).toBe('b');
    expect(Number(same[1])).toBeLessThan(50);
  });

  it('a form that opens a second way adds both', () => {
    expect(Number(adds(way(['a'], chance(0.5, 'one/x')), way(['a'], chance(0.5, 'two/y')))[0]?.[1])).toBe(75);
  });

  it('where one chance is unknown the order of the ways stands', () => {
    expect(adds(way(['a'], chance(0.3, 'one/x')), way(['b']), way(['c'], chance(0.9, 'two/y')))).toEqual([
      ['a', 30],
      ['b', null],
      ['c', null],
    ]);
  });
});
