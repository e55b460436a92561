import { expect, it } from 'vitest';
import { texts as en } from '../words/en/plan.ts';
import { texts as hi } from '../words/hi/plan.ts';
import { monthsBetween } from './months.ts';

const name = (month: string) => ({ '04': 'April', '05': 'May', '12': 'December', '01': 'January' })[month] ?? month;
const said = (from: string, to: string) => en.months(...monthsBetween({ from, to }, 2026, name));

it('says the year of the usual months, and both years where they lie over New Year', () => {
  expect(said('04', '04')).toBe('usually in April 2026');
  expect(said('04', '05')).toBe('usually April to May 2026');
  expect(said('12', '01')).toBe('usually December 2026 to January 2027');
  expect(hi.months(...monthsBetween({ from: '12', to: '01' }, 2026, name))).toContain('December 2026 से January 2027');
});
