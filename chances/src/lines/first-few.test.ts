import { describe, expect, it } from 'vitest';
import { FirstFew } from './first-few.ts';

const firstOf = (size: number, keys: readonly number[]) => {
  const few = new FirstFew(size);
  for (const [place, key] of keys.entries()) few.add(key, place);
  const { keys: kept, places } = few.inOrder();
  return kept.map((key, at) => ({ key, place: places[at] }));
};
const sorted = (size: number, keys: readonly number[]) =>
  keys
    .map((key, place) => ({ key, place }))
    .sort((a, b) => a.key - b.key || a.place - b.place)
    .slice(0, size);

describe('the first few', () => {
  it.each([
    ['rising', (at: number) => at],
    ['falling', (at: number) => -at],
    ['mixed, with equals', (at: number) => (at * 7919) % 101],
    ['all equal', () => 3],
  ])('are those of the whole list sorted: %s', (_name, keyAt) => {
    const keys = Array.from({ length: 1000 }, (_, at) => keyAt(at));
    for (const size of [1, 2, 51, 999, 1000, 1500]) expect(firstOf(size, keys)).toEqual(sorted(size, keys));
  });

  it('of nothing are none', () => {
    expect(firstOf(5, [])).toEqual([]);
  });
});
