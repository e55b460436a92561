import type { ExamDate } from '@disha/contract/exams.dates';
import type { Plan } from '@disha/contract/path';
import type { StudentDetails } from '@disha/contract/passport';
import type { PlanFacts } from '@disha/eligibility/plan/warnings';
import { expect, it } from 'vitest';
import { realBook } from '../../../../../eligibility/src/testing/real-book.ts';
import { setTransport } from '../../../api/call.ts';
import { makeQueryClient } from '../../../api/query-client.ts';
import { answers, renderHtml } from '../../../testing/render.tsx';
import { PlanWarnings } from './plan-warnings.tsx';

const btech = 'btech-computer-science-engineering';
const byJee: Plan['ways'][number] = { label: 'A', course: btech, exam: 'jee-main', colleges: [] };
const closes: ExamDate = {
  ...{ id: '2027-1-registration_closes', event: 'registration_closes', session: '1', from: '2026-11-27', to: '2026-11-27' },
  ...{ status: 'announced', year: 2027, source: 'a notice', certainty: 'A' },
};

async function told(ways: Plan['ways'], passport: StudentDetails, dates: readonly ExamDate[] = [], cost?: number): Promise<string> {
  setTransport(answers({}).transport);
  const facts: PlanFacts = {
    ...{ book: realBook, passport, year: 2027, today: '2026-11-16' },
    ...{ datesOf: () => dates, stateOf: () => undefined, costOf: () => cost },
  };
  const drawn = await renderHtml(<PlanWarnings ways={ways} facts={facts} />, { queryClient: makeQueryClient() });
  return drawn.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const science = { class: '12', passingYear: 2027, subjects: ['physics', 'chemistry', 'mathematics'] } as const;

it.each<[string, Plan['ways'], StudentDetails, string, string]>([
  ['one exam', [byJee], science, 'All your ways hang on one exam', 'Add a way with another exam'],
  ['one way', [{ label: 'A', course: 'bba-event-management', colleges: [] }], science, 'one way only', 'Add a second one'],
  ['no way without an exam', [byJee], science, 'Every way needs an exam', 'takes students by their marks'],
  ['nothing at home', [byJee], { ...science, state: 'Bihar' }, 'Nothing in your plan is in Bihar', 'Add a college near home'],
  ['a closed way', [byJee], { class: '12', subjects: ['biology'] }, 'is closed to you as your details stand', 'The nearest that are open'],
  ['no open way', [byJee], { class: '12', subjects: ['biology'] }, 'None of your ways is open', 'Replace one by something that is open'],
  ['the choice of Class 11', [byJee], { class: '10' }, 'Physics and Mathematics', 'Compare combinations under Doors'],
  [
    'a limit of age',
    [{ label: 'A', exam: 'nda', colleges: [] }],
    { ...science, gender: 'male', married: false, birthDate: '2008-09-15' },
    'is open to you for 2027 only',
    'Do not put it off',
  ],
])('says %s, and what helps', async (_, ways, passport, what, mend) => {
  const text = await told(ways, passport);
  expect(text).toContain(what);
  expect(text).toContain(mend);
});

it('says when registration ends', async () => {
  const text = await told([byJee], science, [closes]);
  expect(text).toContain('ends on 27 November 2026');
  expect(text).toContain('Register these days');
});

it('says that every way is above the budget, and what helps', async () => {
  const text = await told([byJee], { ...science, budget: 50_000 }, [], 120_000);
  expect(text).toContain('the cheapest ₹1,20,000 a year, your budget ₹50,000');
  expect(text).toContain('Look for scholarships');
  expect(text).not.toContain('Money: it cannot be judged');
});

it('says what is missing for money to be judged', async () => {
  const noBudget = await told([byJee], science, [], 120_000);
  expect(noBudget).toContain('do not say what your family can pay');
  expect(noBudget).not.toContain('No fee is known to us');
  expect(await told([byJee], { ...science, budget: 50_000 })).toContain('No fee is known to us, and none written by you, for: Way A.');
});

it('says that nothing is wrong, and what is never checked', async () => {
  const ways: Plan['ways'] = [byJee, { label: 'B', course: 'bba-event-management', colleges: [] }];
  const text = await told(ways, science);
  expect(text).toContain('Nothing to warn of');
  expect(text).toContain('Your chances: they need your rank or marks');
});

it('says nothing of ways that are still empty', async () => {
  expect(await told([{ label: 'A', colleges: [] }], {})).toBe('');
});

it('does not say that every way needs an exam where one is known to be sure', async () => {
  setTransport(answers({}).transport);
  const facts: PlanFacts = {
    ...{ book: realBook, passport: science, year: 2027, today: '2026-11-16' },
    ...{ datesOf: () => [], stateOf: () => undefined, costOf: () => undefined },
  };
  const drawn = (isSure: boolean) =>
    renderHtml(<PlanWarnings ways={[byJee]} facts={facts} isSure={isSure} />, { queryClient: makeQueryClient() });
  expect(await drawn(false)).toContain('Every way needs an exam');
  expect(await drawn(true)).not.toContain('Every way needs an exam');
});
