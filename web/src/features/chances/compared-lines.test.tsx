import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ComparedLines } from './compared-lines.tsx';

const counselling: Counselling = {
  id: 'josaa',
  name: 'JoSAA',
  lists: [],
  years: [2025, 2026],
  categories: [],
  quotas: [{ id: 'HS', name: 'Home state', words: '' }],
  abroad: false,
  paid: false,
  ownOrders: true,
  about: '',
  sources: [],
  calls: true,
};

const line = (id: string, closings: Record<number, number>, call: Partial<ChanceLine> = {}): ChanceLine => ({
  id,
  institute: { name: `Institute ${id}` },
  programme: { name: `Branch ${id}` },
  list: 'jee-main',
  order: 'common',
  quota: 'HS',
  category: 'OPEN',
  gender: 'female',
  pwd: false,
  history: Object.entries(closings).map(([year, closing]) => ({ year: Number(year), round: '6', opening: null, closing })),
  predicted: null,
  probability: null,
  band: null,
  paid: false,
  ...call,
});

it('puts lines side by side, year by year, and says what is not known', async () => {
  const lines = [
    line('a', { 2025: 4100, 2026: 4200 }, { probability: 0.62, predicted: { closing: 4300, low: 3900, high: 4700 } }),
    line('b', { 2026: 5300 }, { noCall: 'short_history' }),
  ];
  const nothing = () => undefined;
  const page = await renderHtml(<ComparedLines lines={lines} counselling={counselling} onChange={nothing} onLastGone={nothing} />, {
    queryClient: makeQueryClient(),
  });
  const rows = [...page.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, inner]) => inner?.replaceAll(/<[^>]+>/g, '')),
  );
  expect(rows.slice(0, 7)).toEqual([
    ['', 'Institute a', 'Institute b'],
    ['Branch', 'Branch a', 'Branch b'],
    ['Seats', 'OPEN · Home state · Women only', 'OPEN · Home state · Women only'],
    ['How likely', '62%', 'No call'],
    ['Expected, 8 times in 10', '3,900 to 4,700', 'No call'],
    ['Closed at in 2026', '4,200', '5,300'],
    ['Closed at in 2025', '4,100', 'Not known'],
  ]);
});
