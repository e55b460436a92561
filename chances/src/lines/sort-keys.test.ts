import { describe, expect, it } from 'vitest';
import { shippedCounsellings } from '../shipped.ts';
import type { IndexedLines } from './indexed-lines.ts';
import { sortKeys } from './sort-keys.ts';
import type { WantedLines } from './wanted.ts';

const place = Math.log(10_000);
/** Closings that were expected, of the field's own course and of one that leads to it as well. */
const expected: readonly (readonly [course: string, closing: number])[] = [
  ['own', 2000],
  ['other', 40_000],
  ['own', 10_100],
  ['other', 9500],
  ['own', 50_000],
];
const lines = {
  institutes: [],
  institute: Int32Array.from(expected, () => 0),
  programmes: [
    { words: '', courseId: 'own' },
    { words: '', courseId: 'other' },
  ],
  programme: Int32Array.from(expected, ([course]) => (course === 'own' ? 0 : 1)),
  namePlace: Int32Array.from(expected.keys()),
  lastClosing: Float64Array.from(expected, ([, closing]) => closing),
  centre: Float64Array.from(expected, ([, closing]) => Math.log(closing)),
  halfWidth: Float64Array.from(expected, () => 0.2),
} as unknown as IndexedLines;

const inOrder = (ownCourses?: ReadonlySet<string>) => {
  const wanted = { built: shippedCounsellings.of('josaa'), sortBy: 'best', unit: 'rank', state: undefined, ownCourses } as WantedLines;
  const keyOf = sortKeys(wanted, lines);
  const keys = expected.map((_, at) => keyOf(at, place, place));
  return [...expected.keys()].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0)).map((at) => expected[at]);
};

describe('the order of the best', () => {
  it('is by chance: the likely first, the hardest of them foremost, and what is out of reach last', () => {
    expect(inOrder()).toEqual([
      ['other', 40_000],
      ['own', 50_000],
      ['own', 10_100],
      ['other', 9500],
      ['own', 2000],
    ]);
  });

  it('within a field is by chance too: its own courses come first among seats of one chance alone', () => {
    expect(inOrder(new Set(['own']))).toEqual([
      ['own', 50_000],
      ['other', 40_000],
      ['own', 10_100],
      ['other', 9500],
      ['own', 2000],
    ]);
  });
});
