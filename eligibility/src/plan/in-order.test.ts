import { describe, expect, it } from 'vitest';
import type { Verdict } from '../types.ts';
import { orderWays } from './in-order.ts';

const way = (name: string, whole: Verdict, usual: number, years: number, more: { isUntold?: boolean; near?: 'state' | 'india' } = {}) => ({
  ...{ name, whole, usual, years, isUntold: more.isUntold ?? false },
  distance: more.near === undefined ? null : { near: more.near, isWithin: true, anywhere: undefined },
});
const names = (...ways: readonly ReturnType<typeof way>[]) => orderWays(ways).map(({ name }) => name);

describe('of all ways', () => {
  it('the least closed comes first, however few go it and however long it takes', () => {
    expect(names(way('depends', 'depends', 1, 1), way('if', 'open_if', 1, 1), way('open', 'open', 3, 9))).toEqual([
      'open',
      'if',
      'depends',
    ]);
  });

  it('of those as open the most usual, then the shortest, then what is in the own state', () => {
    expect(names(way('few', 'open', 3, 1), way('most', 'open', 1, 5), way('some', 'open', 2, 3))).toEqual(['most', 'some', 'few']);
    expect(names(way('long', 'open', 1, 5), way('short', 'open', 1, 3))).toEqual(['short', 'long']);
    expect(names(way('far', 'open', 1, 3, { near: 'india' }), way('home', 'open', 1, 3, { near: 'state' }))).toEqual(['home', 'far']);
  });

  it('what most go is not passed over for a fact that nobody has told, and stays in its place among equals', () => {
    expect(names(way('open', 'open', 2, 1), way('untold', 'depends', 1, 3, { isUntold: true }))).toEqual(['untold', 'open']);
    expect(names(way('rule', 'depends', 1, 3), way('open', 'open', 2, 1))).toEqual(['open', 'rule']);
    expect(names(way('one', 'open', 1, 3), way('two', 'open', 1, 3))).toEqual(['one', 'two']);
  });
});
