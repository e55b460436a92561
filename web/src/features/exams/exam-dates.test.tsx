import type { ExamDate } from '@disha/contract/exams.dates';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
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
  renderHtml(<ExamDates examId="nda" officialLink="https://nda.example.in" dates={dates} today={today} />, {
    queryClient: makeQueryClient(),
  });

it('shows an announced day as a day, and a usual month as a month of which we do not know more', async () => {
  const page = await shown([one({ session: '1' }), usual], '2026-11-16');
  expect(page).toContain('11 April 2027');
  expect(page).toContain('Usually between March and May');
  expect(page).toContain('We do not know yet: look at the official website.');
  expect(page).not.toContain('Not announced');
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

it('says "not announced" only where somebody looked, and when, and names what happened the last time', async () => {
  const form = one({
    id: '2026-main-registration_closes',
    event: 'registration_closes',
    from: '2025-11-27',
    to: '2025-11-29',
    note: 'late_fee',
    status: 'last_year',
    year: 2026,
  });
  const next = one({ id: '2027-main-registration_closes', event: 'registration_closes', from: '2026-12', to: '2026-12', status: 'usual' });
  expect(await shown([form, next], '2026-11-16')).toContain('We do not know yet. Last year the form closed on 27 November 2025.');
  expect(await shown([form, { ...next, lookedAt: '2026-10' }], '2026-11-16')).toContain(
    'Not announced when we looked in October 2026. Last year the form closed on 27 November 2025.',
  );
});

it('never calls the exam that is still to come over, though its form is', async () => {
  const opened = one({ id: '2027-main-registration_opens', event: 'registration_opens', from: '2026-08-03', to: '2026-08-03' });
  const page = await shown([one({ from: '2026-12-06', to: '2026-12-06' }), opened], '2026-11-16');
  expect(page).not.toContain('The 2027 exam, for comparison');
  expect(page.indexOf('3 August 2026')).toBeGreaterThan(page.indexOf('Of this exam already past'));
});

it('says "Look now" in the 30 days before last year\'s day alone, as a link to the exam\'s own site', async () => {
  const closes = { id: '2026-main-registration_closes', event: 'registration_closes', from: '2025-11-27', to: '2025-11-27' } as const;
  const dates = [
    one({ ...closes, status: 'last_year', year: 2026 }),
    one({ ...closes, id: '2027-main-registration_closes', from: '2026-12', to: '2026-12', status: 'usual', goodUntil: '2026-11-20' }),
  ];
  const link = /href="https:\/\/nda\.example\.in"[^>]*>Look now/;
  expect(await shown(dates, '2026-10-27')).not.toMatch(link);
  for (const today of ['2026-10-28', '2026-11-27']) expect(await shown(dates, today), today).toMatch(link);
  expect(await shown(dates, '2026-11-28')).not.toMatch(link);
});

it("takes the earlier of last year's day and a usual month, and marks what ran past its day as old", async () => {
  const form = { event: 'registration_closes', session: null } as const;
  const dates = [
    one({ ...form, id: '2026-main-registration_closes', from: '2025-11-27', to: '2025-11-27', status: 'last_year', year: 2026 }),
    one({ ...form, id: '2027-main-registration_closes', from: '2026-12', to: '2026-12', status: 'usual', goodUntil: '2026-11-18' }),
  ];
  const [due, old] = [await shown(dates, '2026-11-18'), await shown(dates, '2026-11-19')];
  for (const page of [due, old]) {
    expect(page).toContain('Usually in November');
    expect(page).not.toContain('December');
  }
  expect(due).not.toContain('>Old<');
  expect(old).toContain('>Old<');
});
