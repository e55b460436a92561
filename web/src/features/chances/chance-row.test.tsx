import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ChanceRow } from './chance-row.tsx';
import { LineSheet } from './line-sheet.tsx';

const counselling: Counselling = {
  ...{
    id: 'josaa',
    name: 'JoSAA',
    years: [2026],
    categories: [],
    quotas: [],
    abroad: false,
    paid: false,
    ownOrders: true,
    about: '',
    sources: [],
    calls: true,
  },
  lists: [{ id: 'main', name: 'JEE Main', examId: 'jee-main', unit: 'rank' }],
};
const line: ChanceLine = {
  ...{ id: 'a', institute: { name: 'An institute', collegeId: 'nit' }, programme: { name: 'Civil', courseId: 'btech-civil-engineering' } },
  ...{ list: 'main', order: 'common', quota: 'AI', category: 'OPEN', gender: 'neutral', pwd: false, history: [] },
  ...{ predicted: null, probability: null, band: null, paid: false },
};

const queryClient = makeQueryClient();
const row = (of: Partial<ChanceLine>, scale?: readonly [number, number]) =>
  renderHtml(
    <ChanceRow
      line={{ ...line, ...of }}
      counselling={counselling}
      asked="OPEN"
      college={undefined}
      kilometres={undefined}
      isQuotaSaid
      scale={scale}
      own={9000}
      add={null}
      onOpen={() => undefined}
    />,
    { queryClient },
  );
const sheet = (of: Partial<ChanceLine>) =>
  renderHtml(
    <LineSheet
      line={{ ...line, ...of }}
      counselling={counselling}
      isOpen
      onClose={() => undefined}
      action={null}
      onOnlyCourse={undefined}
      isCompared={false}
      onCompare={undefined}
    />,
    { queryClient },
  );

it('says of a seat that has a call how likely it is and near what it closes, as a picture with words', async () => {
  const predicted = { closing: 12_000, low: 10_000, high: 14_000 };
  const page = await row({ band: 'likely', probability: 0.9, predicted }, [8000, 15_000]);
  expect(page).toContain('90%');
  expect(page).toContain('12,000');
  expect(page).toContain('8 times in 10 from 10,000 to 14,000');
});

it('says of a seat without a call what it last closed at, with the year', async () => {
  const page = await row({ history: [{ year: 2025, round: '6', opening: null, closing: 7000 }] });
  expect(page).toContain('7,000 in 2025');
  expect(page).toContain('No call can be made');
});

it('takes the exam of a seat along into the plan: it is not begun by marks', async () => {
  expect(await sheet({})).toContain('/path/plan?course=btech-civil-engineering&amp;college=nit&amp;exam=jee-main&amp;counselling=josaa');
});

it('says of a seat of the men’s column that women are taken too', async () => {
  expect(await row({ gender: 'male' })).toContain('women are taken too');
  expect(await sheet({ gender: 'male' })).toContain('women are taken too');
});

it('calls an institute in a row as everybody does, and whole in its sheet', async () => {
  const institute = { name: 'National Institute of Technology, Warangal' };
  expect(await row({ institute })).toContain('NIT, Warangal');
  expect(await sheet({ institute })).toContain('National Institute of Technology, Warangal');
});

it('names the category of a row only where it is not the one that was told', async () => {
  expect(await row({})).not.toContain('OPEN');
  expect(await row({ category: 'EWS' })).toContain('EWS');
});

it('leaves out of a row the years and the degree that stand behind a branch, and keeps them in its sheet', async () => {
  const programme = { name: 'Civil Engineering (4 Years, Bachelor of Technology)' };
  expect(await row({ programme })).not.toContain('4 Years');
  expect(await sheet({ programme })).toContain('4 Years');
});
