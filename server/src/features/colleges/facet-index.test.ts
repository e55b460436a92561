import { describe, expect, it } from 'vitest';
import { RankedPage } from './ranked-page.ts';
import { pageOfRanked, inAny, inBoth, FacetIndex, subtractPositions } from './facet-index.ts';

const places = (...numbers: number[]) => new Uint32Array(numbers);

describe('a facet index', () => {
  it('holds a place once under each of its keys', () => {
    const facetIndex = new FacetIndex();
    for (const [key, place] of [
      ['a', 1],
      ['a', 1],
      ['b', 1],
      ['a', 4],
    ] as const)
      facetIndex.put(key, place);
    facetIndex.settle();
    expect([facetIndex.of('a'), facetIndex.of('b'), facetIndex.of('c')]).toEqual([places(1, 4), places(1), places()]);
  });

  it('tells what stands on both of two, on any of several, and on one only', () => {
    const [even, third] = [places(0, 2, 4, 6), places(0, 3, 6, 9)];
    expect(inBoth(even, third)).toEqual(places(0, 6));
    expect(inBoth(third, places())).toEqual(places());
    expect(inAny([even, places(5), third])).toEqual(places(0, 2, 3, 4, 5, 6, 9));
    expect(inAny([])).toEqual(places());
    expect(subtractPositions(even, third)).toEqual(places(2, 4));
  });

  it('tells the same without a few of very many, wherever they stand', () => {
    const many = Uint32Array.from({ length: 100 }, (_, at) => at * 2);
    for (const few of [[], [0], [198], [7], [0, 2, 198], [3, 40, 41, 500]]) {
      const left = many.filter((place) => !few.includes(place));
      expect(subtractPositions(many, places(...few))).toEqual(left);
    }
  });

  it('is dealt out by rank, equals in their order', () => {
    const ranks = [2, 0, 2, 7, 0];
    expect(pageOfRanked(places(0, 1, 2, 3, 4), ranks)).toEqual(places(1, 4, 0, 2, 3));
    expect(pageOfRanked(places(4, 2, 0), ranks)).toEqual(places(4, 2, 0));
    expect(pageOfRanked(places(), ranks)).toEqual(places());
  });

  it('is dealt out by the page as it is whole, in its order and turned round', () => {
    const all = Uint32Array.from({ length: 300 }, (_, at) => at * 3);
    const ranks = Uint8Array.from({ length: 900 }, (_, at) => (at * 7919) % 11);
    const hand = new RankedPage(all, ranks);
    const whole = pageOfRanked(all, ranks);
    for (const [from, to] of [
      [0, 20],
      [280, 300],
      [290, 320],
      [0, 300],
      [300, 320],
    ] as const) {
      expect(hand.dealt(from, to)).toEqual(whole.slice(from, to));
      expect(hand.turned(from, to)).toEqual(whole.slice().reverse().slice(from, to));
    }
    expect(new RankedPage(places(), ranks).dealt(0, 20)).toEqual(places());
  });
});
