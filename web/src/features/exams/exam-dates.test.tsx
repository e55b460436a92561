import type { ExamDate } from '@disha/contract/exams.dates';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { html } from '../../testing/render.tsx';
import { ExamDates } from './exam-dates.tsx';

const one = (more: Partial<ExamDate>): ExamDate => ({
  id: '2027-main-exam',
  event: 'exam',
  session: null,
  from: '2027-04-11',
  to: '2027-04-11',
  status: 'announced',
  year: 2027,
  source: 'Calendar of the commission',
  certainty: 'A',
  ...more,
});
const lastYear = one({ id: '2026-main-exam', from: '2026-04-12', to: '2026-04-14', status: 'last_year', year: 2026 });
const usual = one({ id: '2027-2-exam', session: '2', from: '2027-03', to: '2027-05', status: 'usual' });
const shown = (dates: ExamDate[], today: string) =>
  html(<ExamDates examId="nda" dates={dates} today={today} />, { queryClient: makeQueryClient() });

it('shows an announced day as a day, and a usual month as a month that is not announced', async () => {
  const page = await shown([one({ session: '1' }), usual], '2026-11-16');
  expect(page).toContain('11 April 2027');
  expect(page).toContain('Usually between March and May');
  expect(page).toContain('Not announced for 2027');
  expect(page).not.toContain('March 2027');
  expect(page).toContain('/api/calendar.ics?exams=nda&amp;lang=en');
});

it.each(['2026-04-01', '2026-11-16', '2028-02-29'])("tells last year's days as those of 2026, on %s", async (today) => {
  const page = await shown([lastYear], today);
  expect(page).toContain('The 2026 exam, for comparison');
  expect(page.indexOf('12 April 2026 to 14 April 2026')).toBeGreaterThan(page.indexOf('for comparison'));
  expect(page).toContain('Not known');
});

it('says that nothing is known where nothing is', async () => {
  expect(await shown([], '2026-11-16')).toContain('Not known');
});
