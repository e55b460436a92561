import type { KeeperRule } from '@disha/contract/keepers.files';
import { describe, expect, it } from 'vitest';
import { keeperFaults } from '../check/check-keepers.ts';
import { Keepers } from './keeper-files.ts';

const rule: KeeperRule = {
  keeper: 'private',
  type: ['private'],
  management: 'private',
  lists: ['AICTE 2025-26'],
  name: [],
  basis: 'list',
  certainty: 'A',
};
const byName: KeeperRule = {
  ...rule,
  keeper: 'state',
  type: ['government'],
  management: '',
  lists: [],
  name: ['Government'],
  basis: 'name',
  certainty: 'B',
};
const row = { college: 'army-college', keeper: 'defence', basis: 'name', sources: ['Its name'], certainty: 'B', asOf: '2026-11' } as const;
const college = {
  id: 'some-college',
  name: 'Some College',
  type: 'private',
  management: 'private',
  sources: ['AISHE 2025', 'AICTE 2025-26'],
} as const;
const keepers = new Keepers({ colleges: [{ ...row, sources: [...row.sources] }], rules: [rule, byName] });

describe('who keeps a college', () => {
  it('is what a list says that the college stands in, and that list is named', () => {
    expect(keepers.of({ ...college, sources: [...college.sources] })).toEqual({
      keeper: 'private',
      keeperBasis: 'list',
      keeperSource: 'AICTE 2025-26',
      keeperCertainty: 'A',
    });
    expect(keepers.of({ ...college, sources: ['AISHE 2025'] })).toEqual({});
  });

  it('is what a line of its own says, whatever a rule would say', () => {
    expect(keepers.of({ ...college, id: 'army-college', sources: [...college.sources] })).toMatchObject({
      keeper: 'defence',
      keeperCertainty: 'B',
    });
  });

  it('is read of a whole word of its name, and of government colleges alone', () => {
    const named = { id: 'a', name: 'Government Engineering College, Arwal', type: 'government', sources: [] } as const;
    expect(keepers.of({ ...named, sources: [] })).toMatchObject({ keeper: 'state', keeperBasis: 'name', keeperSource: 'Its name' });
    expect(keepers.of({ ...named, name: 'Governmental Studies', sources: [] })).toEqual({});
    expect(keepers.of({ ...named, type: 'private', sources: [] })).toEqual({});
  });
});

describe('the check of who keeps colleges', () => {
  const there = [{ id: 'army-college', type: 'government', keeper: 'defence' }] as const;

  it.each([
    ['a college that is not there', [{ ...row, college: 'elsewhere' }], 'there is no such college'],
    ['a college that stands twice', [row, row], 'stands twice'],
    [
      'what the editors know called certain',
      [{ ...row, basis: 'known', certainty: 'A', sources: ['Known to the editors; no list was read'] }],
      'marked A',
    ],
    ['a basis that is not that of its source', [{ ...row, basis: 'known' }], 'its basis'],
  ] as const)('names %s', (_, colleges, fault) => {
    const rows = colleges.map((one) => ({ ...one, sources: [...one.sources] }));
    expect(keeperFaults({ colleges: rows, rules: [] }, there)).toEqual([expect.stringContaining(fault) as string]);
  });

  it('names a keeper that a college of its type cannot have', () => {
    expect(keeperFaults({ colleges: [], rules: [] }, [{ id: 'a', type: 'government', keeper: 'private' }])).toEqual([
      'keepers: a is government and said to be kept by private',
    ]);
  });
});
