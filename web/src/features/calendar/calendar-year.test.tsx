import type { DatedExamCard } from '@disha/contract/calendar';
import { indianDay } from '@disha/contract/indian-day';
import { describe, expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { CalendarYear } from './calendar-year.tsx';
import { date, examWithDates } from './sample.fixture.ts';

const shown = (exams: DatedExamCard[], today: string) =>
  renderHtml(<CalendarYear exams={exams} today={today} />, { queryClient: makeQueryClient() });

const lastYear = date({ from: '2026-04-12', status: 'last_year', year: 2026 });
const usual = date({ from: '2027-04', status: 'usual', certainty: 'C' });
const announced = date({ from: '2027-04-11' });

describe("a day of last year is never this year's", () => {
  it.each([
    ['2025-12-31T18:29:59Z', '2025-12-31'],
    ['2025-12-31T18:30:00Z', '2026-01-01'],
    ['2026-04-11T18:30:00Z', '2026-04-12'],
    ['2026-11-16T06:00:00Z', '2026-11-16'],
    ['2028-02-28T18:30:00Z', '2028-02-29'],
    ['2028-02-29T18:30:00Z', '2028-03-01'],
  ])('at %s, which is %s in India', async (moment, today) => {
    expect(indianDay(new Date(moment))).toBe(today);
    const page = await shown([examWithDates('nda', lastYear, usual)], today);
    const mentions = page.split('12 April 2026').length - 1;
    expect(mentions).toBe(1);
    expect(page).toMatch(/(Last year|In an earlier year) the exam was held on 12 April 2026/);
    expect(page).not.toContain('is over');
    expect(page).toContain('Usually in April');
    expect(page).toContain('We do not know yet');
    expect(page).toContain('Nothing is announced for your exams yet');
    expect(page).not.toContain('Announced</span>');
  });
});

it('shows what is announced as a day, with how long there is, until it is over in India', async () => {
  const at = (today: string) => shown([examWithDates('nda', announced)], today);
  expect(await at('2027-04-01')).toMatch(/In 10 days[\s\S]*11 April 2027/);
  expect(await at('2027-04-10')).toContain('Tomorrow');
  expect(await at('2027-04-11')).toContain('Today');
  const after = await at('2027-04-12');
  expect(after).toContain('Not known');
  expect(after).toContain('Last year the exam was held on 11 April 2027');
});

it('puts what comes next first, whichever exam it is of', async () => {
  const form = date({ event: 'registration_closes', from: '2026-12-22' });
  const page = await shown([examWithDates('late', date({ from: '2027-05-02' })), examWithDates('soon', form)], '2026-11-16');
  expect(page.indexOf('SOON')).toBeLessThan(page.indexOf('LATE'));
  expect(page).toContain('In 36 days');
});

it('points out what gets in the way of what', async () => {
  const page = await shown([examWithDates('nda', announced), examWithDates('cds', announced)], '2026-11-16');
  expect(page).toContain('11 April 2027: CDS (Exam), and NDA (Exam), on the same day.');
});

it('says that nothing is known where nothing is, with where it will be said', async () => {
  const page = await shown([examWithDates('nda')], '2026-11-16');
  expect(page).toContain('Not known');
  expect(page).toContain('https://nda.example.in');
});
