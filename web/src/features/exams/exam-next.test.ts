import { examYear, type ExamDate } from '@disha/contract/exams.dates';
import { expect, it } from 'vitest';
import { daysTo, lanesOf, nextExam, nextForm } from './exam-next.ts';

const date = (more: Partial<ExamDate>): ExamDate => ({
  id: '2027-1-exam',
  event: 'exam',
  session: '1',
  from: '2027-01-22',
  to: '2027-01-30',
  status: 'announced',
  year: 2027,
  source: 'Calendar of the agency',
  certainty: 'A',
  ...more,
});
const closes = (more: Partial<ExamDate>) => date({ id: 'closes', event: 'registration_closes', ...more });
const usualClose = closes({ from: '2026-11', to: '2026-12', status: 'usual' });
const lastClose = closes({ from: '2025-11-27', to: '2025-11-27', status: 'last_year', year: 2026 });
const never = () => false;
const today = '2026-11-19';

it('the day of an announced exam is counted to, and on it the exam is on', () => {
  expect(nextExam(examYear([date({})], today), today, never)).toMatchObject({ is: 'days', day: '2027-01-22' });
  expect(daysTo('2027-01-22', today)).toBe(64);
  expect(nextExam(examYear([date({})], '2027-01-25'), '2027-01-25', never)).toMatchObject({ is: 'now' });
});

it('nothing counts down to a month that is only usual', () => {
  expect(nextExam(examYear([date({ from: '2027-04', to: '2027-04', status: 'usual' })], today), today, never)).toMatchObject({
    is: 'usual',
  });
  expect(nextForm(examYear([usualClose], today), today, never)).toMatchObject({ is: 'usual' });
  expect(nextExam(examYear([], today), today, never)).toEqual({ is: 'unknown' });
});

it('a form is looked for near last year’s day, is counted to when announced, and is closed when its day is over', () => {
  const year = (dates: ExamDate[]) => examYear([date({}), ...dates], today);
  expect(nextForm(year([usualClose, lastClose]), today, ({ before }) => before !== undefined)).toMatchObject({ is: 'look' });
  expect(nextForm(year([closes({ from: '2026-12-05', to: '2026-12-05' })]), today, never)).toMatchObject({ is: 'days', day: '2026-12-05' });
  expect(nextForm(year([closes({ from: '2026-10-31', to: '2026-10-31' })]), today, never)).toMatchObject({ is: 'closed' });
});

it('a usual lane ends on last year’s day where one is known, a known one on its own', () => {
  const lanes = lanesOf(examYear([date({}), usualClose, lastClose], today));
  expect(lanes).toMatchObject([
    { kind: 'form', from: '2026-11-01', to: '2026-11-27', isKnown: false },
    { kind: 'exam', from: '2027-01-22', to: '2027-01-30', isKnown: true },
  ]);
});
