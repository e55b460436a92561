import { describe, expect, it } from 'vitest';
import type { ComparisonRow } from '../../catalog/shared/comparison.ts';
import { differingFirst, comparisonLines, placed } from './rows.ts';

const items = [
  { _id: 'a', name: 'A' },
  { _id: 'b', name: 'B' },
];
const row = (id: string, words: Partial<Record<string, string[] | null>>, more: Partial<ComparisonRow> = {}): ComparisonRow => ({
  id,
  label: id,
  of: ({ _id }) => words[_id] ?? (words[_id] === null ? null : []),
  ...more,
});
const idsOf = (rows: readonly ComparisonRow[]) => rows.map(({ id }) => id);

describe('rows side by side', () => {
  it('put those that differ first, each part in its order', () => {
    const rows = [
      row('same', { a: ['x'], b: ['x'] }),
      row('other', { a: ['x'], b: ['y'] }),
      row('unknown of both', {}),
      row('unknown of one', { a: ['x'] }),
    ];
    expect(idsOf(differingFirst(rows, items))).toEqual(['other', 'unknown of one', 'same', 'unknown of both']);
  });

  it('tell nothing known from what is known to be nothing, and from what is on its way', () => {
    const [first] = items as [(typeof items)[0]];
    expect(comparisonLines(row('x', { a: ['', ''] }), first)).toEqual([]);
    expect(comparisonLines(row('x', {}, { none: 'in no list' }), first)).toEqual(['in no list']);
    expect(comparisonLines(row('x', { a: null }, { none: 'in no list' }), first)).toBeNull();
  });

  it('of another feature stand behind the one they name, else before the last', () => {
    const own = [row('place', {}), row('fees', {}), row('source', {})];
    const given = [row('entry', {}, { after: 'place' }), row('weather', {}, { after: 'nowhere' })];
    expect(idsOf(placed(own, given))).toEqual(['place', 'entry', 'fees', 'weather', 'source']);
    expect(idsOf(placed([], [row('alone', {})]))).toEqual(['alone']);
  });
});
