import { describe, expect, it } from 'vitest';
import { dealt, inAny, inBoth, Shelf, without } from './shelf.ts';

const places = (...numbers: number[]) => new Uint32Array(numbers);

describe('a shelf', () => {
  it('holds a place once under each of its keys', () => {
    const shelf = new Shelf();
    for (const [key, place] of [
      ['a', 1],
      ['a', 1],
      ['b', 1],
      ['a', 4],
    ] as const)
      shelf.put(key, place);
    shelf.settle();
    expect([shelf.of('a'), shelf.of('b'), shelf.of('c')]).toEqual([places(1, 4), places(1), places()]);
  });

  it('tells what stands on both of two, on any of several, and on one only', () => {
    const [even, third] = [places(0, 2, 4, 6), places(0, 3, 6, 9)];
    expect(inBoth(even, third)).toEqual(places(0, 6));
    expect(inBoth(third, places())).toEqual(places());
    expect(inAny([even, places(5), third])).toEqual(places(0, 2, 3, 4, 5, 6, 9));
    expect(inAny([])).toEqual(places());
    expect(without(even, third)).toEqual(places(2, 4));
  });

  it('is dealt out by rank, equals in their order', () => {
    const ranks = [2, 0, 2, 7, 0];
    expect(dealt(places(0, 1, 2, 3, 4), ranks)).toEqual(places(1, 4, 0, 2, 3));
    expect(dealt(places(4, 2, 0), ranks)).toEqual(places(4, 2, 0));
    expect(dealt(places(), ranks)).toEqual(places());
  });
});
