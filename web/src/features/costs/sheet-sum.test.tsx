import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { noFigures, sumOf, type CostSheet, type FigureKind } from './sheet.ts';
import { SheetSum } from './sheet-sum.tsx';
import { YearAnswer } from './year-answer.tsx';

const shown = (sheet: CostSheet) => {
  const sum = sumOf(sheet);
  if (!sum) throw new Error('there is no sum');
  return renderHtml(<SheetSum sum={sum} />, { queryClient: makeQueryClient() });
};

const answered = (sheet: CostSheet, guessed: readonly FigureKind[] = []) => {
  const sum = sumOf(sheet);
  if (!sum) throw new Error('there is no sum');
  return renderHtml(<YearAnswer sum={sum} isOfItem={false} guessed={guessed} />, { queryClient: makeQueryClient() });
};

it('answers with one number of a year, says which figures are guesses, and offers one thing to do', async () => {
  const page = await answered(
    {
      years: [
        { ...noFigures, fees: '80000' },
        { ...noFigures, fees: '80000' },
      ],
      budget: '',
    },
    ['fees'],
  );
  expect(page).toContain('₹80,000');
  expect(page).toContain('₹1,60,000 in 2 years, ₹6,667 a month.');
  expect(page).toContain('Our guess, the middle of a range: Fees.');
  expect(page).toContain('Find scholarships');
});

it('answers for a course of half a year with all that it costs', async () => {
  const page = await answered({ years: [{ ...noFigures, fees: '8000' }], months: 6, budget: '' });
  expect(page).toContain('It costs in all');
  expect(page).toContain('₹8,000');
});

it('shows the whole arithmetic, so that it can be followed by hand', async () => {
  const page = await shown({
    years: [
      { ...noFigures, fees: '100000', help: '40000' },
      { ...noFigures, fees: '120000', travel: '5000' },
    ],
    budget: '90000',
  });
  expect(page).toContain('₹1,85,000 over 24 months: ₹7,709 a month, rounded up.');
  expect(page).toContain('Your family can pay ₹90,000 × 2 years = ₹1,80,000.');
  expect(page).toContain('₹1,85,000 − ₹1,80,000 = ₹5,000 missing.');
  expect(page).toContain('−₹40,000');
});

it('shows a last year that is not whole beside the whole ones, which are alike', async () => {
  const page = await shown({
    years: [...Array.from({ length: 5 }, () => ({ ...noFigures, fees: '80000' })), { ...noFigures, fees: '40000' }],
    months: 66,
    budget: '60000',
  });
  expect(page).toContain('Each year');
  expect(page).toContain('Year 6 (6 months)');
  expect(page).not.toContain('Year 5');
  expect(page).toContain('₹4,40,000 over 66 months: ₹6,667 a month, rounded up.');
  expect(page).toContain('Your family can pay ₹60,000 × 5.5 years = ₹3,30,000.');
});

it('says when help is more than costs, and then nothing of a budget', async () => {
  const page = await answered({ years: [{ ...noFigures, fees: '1000', help: '3000' }], budget: '500' });
  expect(page).toContain('This is more help than cost.');
  expect(page).not.toContain('your family can pay');
});

it('says how far a year is from what the family can pay', async () => {
  const years = [{ ...noFigures, fees: '1000' }];
  expect(await answered({ years, budget: '1500' })).toContain('₹500 less than your family can pay.');
  expect(await answered({ years, budget: '900' })).toContain('₹100 more than your family can pay.');
});

it('says what is left of a budget', async () => {
  const page = await shown({ years: [{ ...noFigures, fees: '1000' }], budget: '1500' });
  expect(page).toContain('₹1,500 − ₹1,000 = ₹500 left.');
});

it('says what is not counted, and never that a course of which nothing is known costs nothing', async () => {
  const page = await answered({ years: [{ ...noFigures, fees: '1000', hostel: '0' }], budget: '' });
  expect(page).toContain('Not counted yet: Travel, Books and things and Coaching.');
  const nothing = await answered({ years: [noFigures, noFigures], budget: '5000' });
  expect(nothing).toContain('No cost is known yet');
  expect(nothing).not.toContain('₹');
});
