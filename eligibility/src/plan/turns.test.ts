import type { ExamDate } from '@disha/contract/exams.dates';
import { expect, it } from 'vitest';
import { turnsOf } from './turns.ts';

const date = (id: string, more: Partial<ExamDate>): ExamDate => ({
  id,
  event: 'registration_closes',
  session: '1',
  from: '2026-12',
  to: '2026-12',
  status: 'usual',
  year: 2027,
  source: 'Calendar of the agency',
  certainty: 'B',
  ...more,
});

it('a turn has its form closed in the month of last year, where the usual month is later', () => {
  const exam = date('exam', { event: 'exam', from: '2027-01-22', to: '2027-01-30', status: 'announced' });
  const closed = date('closed', { from: '2025-11-27', to: '2025-11-27', status: 'last_year', year: 2026 });
  const closing = (today: string) => turnsOf([exam, date('closes', {}), closed], today, 1).find(({ year }) => year === 2027)?.closes;
  expect(closing('2026-11-19')).toMatchObject({ from: '2026-11-01', to: '2026-11-30', certainty: 'usual' });
  expect(closing('2026-12-01')).toMatchObject({ from: '2026-11-01', to: '2026-12-31' });
});
