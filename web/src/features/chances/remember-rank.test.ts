import type { ChanceLine, ChancesAsked, Counselling } from '@disha/contract/chances';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedRanks } from '../../session/stored-ranks.ts';
import { stubDeviceStorage } from '../../testing/device-storage.ts';
import { forgetRankOf, rememberRank, type LinesOf } from './remember-rank.ts';

beforeEach(() => {
  stubDeviceStorage(new Map());
});
afterEach(() => {
  storedRanks.forgetOf(null);
  vi.unstubAllGlobals();
});

const counselling = {
  id: 'josaa',
  name: 'JoSAA',
  calls: true,
  lists: [{ id: 'jee-main', name: 'JEE Main', examId: 'jee-main', unit: 'rank' }],
} as unknown as Counselling;
const question: ChancesAsked = {
  counselling: 'josaa',
  list: 'jee-main',
  value: 45_000,
  category: 'OPEN',
  gender: 'male',
  pwd: false,
  paid: true,
};
const line = (courseId: string | undefined, probability: number | null) =>
  ({ programme: { name: '', courseId }, probability }) as unknown as ChanceLine;

it('keeps the rank, and of each course the chance of its likeliest seat', async () => {
  const asked: ChancesAsked[] = [];
  const linesOf: LinesOf = (body) => {
    asked.push(body);
    return Promise.resolve(
      body.cursor === undefined
        ? { lines: [line('civil', 0.9), line(undefined, 0.8), line('civil', 0.7)], nextCursor: 'next' }
        : { lines: [line('mechanical', 0.3), line('mining', null)], nextCursor: null },
    );
  };
  await rememberRank(question, counselling, linesOf);
  expect(storedRanks.read()).toEqual([
    {
      ...{ counselling: 'josaa', list: 'jee-main', name: 'JoSAA: JEE Main', exam: 'jee-main', value: 45_000, category: 'OPEN' },
      courses: { civil: 0.9, mechanical: 0.3 },
    },
  ]);
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'next']);
  // Of the most likely first, and without seats that few can pay.
  for (const body of asked) expect(body).toMatchObject({ sortBy: 'probability', value: 45_000 });
  for (const body of asked) expect(body).not.toHaveProperty('paid');
});

it('brings back nothing that was forgotten while it was asked for', async () => {
  await rememberRank(question, counselling, () => {
    forgetRankOf(question);
    return Promise.resolve({ lines: [line('civil', 0.9)], nextCursor: null });
  });
  expect(storedRanks.read()).toEqual([]);
});

it('asks nothing of a counselling without calls, and keeps the rank all the same', async () => {
  const linesOf = vi.fn<LinesOf>();
  await rememberRank(question, { ...counselling, calls: false }, linesOf);
  expect(linesOf).not.toHaveBeenCalled();
  expect(storedRanks.read()).toMatchObject([{ value: 45_000, courses: {} }]);
});
