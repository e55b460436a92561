import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ChanceRow } from './chance-row.tsx';

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

const rowOf = (of: ChanceLine) => (
  <ChanceRow
    line={of}
    counselling={counselling}
    action={null}
    add={null}
    onOnlyCourse={undefined}
    isCompared={false}
    onCompare={undefined}
  />
);

it('takes the exam of a seat along into the plan: it is not begun by marks', async () => {
  const page = await renderHtml(rowOf(line), { queryClient: makeQueryClient() });
  expect(page).toContain('/path/plan?course=btech-civil-engineering&amp;college=nit&amp;exam=jee-main&amp;counselling=josaa');
});

it('says of a seat of the men’s column that women are taken too', async () => {
  const page = await renderHtml(rowOf({ ...line, gender: 'male' }), { queryClient: makeQueryClient() });
  expect(page).toContain('women are taken too');
});
