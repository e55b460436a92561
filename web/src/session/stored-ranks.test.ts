import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDeviceStorage } from '../testing/device-storage.ts';
import { forgetRank, keepRank, storedRanks, type StoredRank } from './stored-ranks.ts';

const store = new Map<string, string>();
beforeEach(() => {
  stubDeviceStorage(store);
});
afterEach(() => {
  storedRanks.forgetOf(null);
  store.clear();
  vi.unstubAllGlobals();
});

const rank: StoredRank = {
  ...{ counselling: 'josaa', list: 'jee-main', name: 'JoSAA: JEE Main', exam: 'jee-main', value: 45_000, category: 'OPEN' },
  courses: { 'btech-civil-engineering': 0.62 },
};

it('keeps the newest of each list, and forgets one that is told to be', () => {
  keepRank(rank);
  keepRank({ ...rank, counselling: 'kea' });
  keepRank({ ...rank, value: 44_000 });
  expect(storedRanks.read().map(({ counselling, value }) => [counselling, value])).toEqual([
    ['josaa', 44_000],
    ['kea', 45_000],
  ]);
  forgetRank({ counselling: 'josaa', list: 'jee-main' });
  expect(storedRanks.read().map(({ counselling }) => counselling)).toEqual(['kea']);
});

it.each([
  'no JSON',
  '{}',
  '[7]',
  '[{"counselling":"josaa"}]',
  JSON.stringify([{ ...rank, value: 0 }]),
  JSON.stringify([{ ...rank, exam: 3 }]),
])('makes nothing of %s', (text) => {
  store.set('path-ranks', text);
  expect(storedRanks.readOf(null)).toEqual([]);
});

it('reads no chance that is none', () => {
  store.set('path-ranks', JSON.stringify([{ ...rank, courses: { a: 7, b: 0.5, c: 'x' } }]));
  expect(storedRanks.readOf(null)[0]?.courses).toEqual({ b: 0.5 });
});

it('reads a rank whose neighbour cannot be read', () => {
  store.set('path-ranks', JSON.stringify([{ ...rank, name: '' }, rank, { ...rank, courses: undefined }]));
  expect(storedRanks.readOf(null)).toEqual([rank, { ...rank, courses: {} }]);
});
