import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDeviceStorage } from '../testing/device-storage.ts';
import { pickedSeats, pickSeat } from './picked-seats.ts';

const store = new Map<string, string>();
beforeEach(() => {
  stubDeviceStorage(store);
});
afterEach(() => {
  pickedSeats.forgetOf(null);
  store.clear();
  vi.unstubAllGlobals();
});

const seat = { counselling: 'josaa', line: 'a', exam: 'jee-main', course: 'barch', college: 'nit', probability: 0.62, rank: 'josaa main' };

it('keeps a seat once, the newest first', () => {
  pickSeat(seat);
  pickSeat({ ...seat, line: 'b' });
  pickSeat({ ...seat, probability: 0.9 });
  expect(pickedSeats.read().map(({ line, probability }) => [line, probability])).toEqual([
    ['a', 0.9],
    ['b', 0.62],
  ]);
});

it.each([['{'], ['{}'], ['[1, null, {"counselling":"josaa"}]']])('reads nothing out of %s', (text) => {
  store.set('path-seats', text);
  expect(pickedSeats.readOf(null)).toEqual([]);
});

it('takes no chance that is none', () => {
  store.set('path-seats', JSON.stringify([{ ...seat, probability: 7 }]));
  expect(pickedSeats.readOf(null)).toEqual([{ ...seat, probability: null }]);
});
