import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { noFigures, sumOf, type CostSheet } from './sheet.ts';
import { SheetSum } from './sheet-sum.tsx';

const shown = (sheet: CostSheet) => {
  const sum = sumOf(sheet);
  if (!sum) throw new Error('there is no sum');
  return renderHtml(<SheetSum sum={sum} />, { queryClient: makeQueryClient() });
};

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
  const page = await shown({ years: [{ ...noFigures, fees: '1000', help: '3000' }], budget: '500' });
  expect(page).toContain('There is more help here than costs.');
  expect(page).not.toContain('Your family can pay');
});

it('says what is left of a budget', async () => {
  const page = await shown({ years: [{ ...noFigures, fees: '1000' }], budget: '1500' });
  expect(page).toContain('₹1,500 − ₹1,000 = ₹500 left.');
});

it('says what is not counted, and never that a course of which nothing is known costs nothing', async () => {
  const page = await shown({ years: [{ ...noFigures, fees: '1000', hostel: '0' }], budget: '' });
  expect(page).toContain('Not counted, because nothing is written there: Travel, Books and things and Coaching.');
  expect(page).toContain('Hostel and food');
  const nothing = await shown({ years: [noFigures, noFigures], budget: '5000' });
  expect(nothing).toContain('No figure is written down yet.');
  expect(nothing).not.toContain('₹');
});
