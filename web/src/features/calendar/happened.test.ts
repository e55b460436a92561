import type { DatedExamCard } from '@disha/contract/calendar';
import type { ExamDate } from '@disha/contract/exams.dates';
import { expect, it } from 'vitest';
import { happenedSince } from './happened.ts';

const date = (event: ExamDate['event'], from: string, to = from, status: ExamDate['status'] = 'announced'): ExamDate => ({
  id: `2027-${event}`,
  event,
  session: null,
  from,
  to,
  status,
  year: 2027,
  source: 'A notice, 2026',
  certainty: 'A',
});
const exam = (id: string, ...dates: ExamDate[]): DatedExamCard => ({
  _id: id,
  name: id,
  shortName: id,
  officialLink: 'https://example.org',
  dates,
});
const names = (...exams: DatedExamCard[]) =>
  happenedSince(exams, '2026-11-10', '2026-11-17').map(({ exam: { _id }, date: { event }, day }) => `${_id} ${event} ${day}`);

it('tells what came between the last visit and today, latest first', () => {
  expect(
    names(
      exam('one', date('registration_opens', '2026-11-12'), date('exam', '2027-01-20')),
      exam('two', date('result', '2026-11-17'), date('registration_opens', '2026-11-10')),
    ),
  ).toEqual(['two result 2026-11-17', 'one registration_opens 2026-11-12']);
});

it('lets a form close on its last day, and be open until then', () => {
  expect(names(exam('one', date('registration_closes', '2026-11-01', '2026-11-16')))).toEqual(['one registration_closes 2026-11-16']);
  expect(names(exam('one', date('registration_closes', '2026-11-12', '2026-11-30')))).toEqual([]);
});

it('says nothing of what is only usual, or of small things', () => {
  expect(names(exam('one', date('registration_opens', '2026-11-12', '2026-11-12', 'usual'), date('admit_card', '2026-11-12')))).toEqual([]);
});
