import type { Counselling } from '@disha/contract/chances';
import { describe, expect, it } from 'vitest';
import { arrivedWith } from './arrived-with.ts';

const counselling = (id: string, exam: string, unit: 'rank' | 'percentile' | 'score', ownOrders = false): Counselling => ({
  id,
  name: id,
  lists: [{ id: `${id}-list`, name: 'List', examId: exam, unit }],
  years: [2025],
  categories: ['OPEN', 'OBC-NCL', 'SC'].map((each) => ({ id: each, name: each })),
  quotas: [],
  abroad: false,
  paid: false,
  ownOrders,
  about: '',
  sources: [],
  calls: true,
});
const all = [
  counselling('josaa', 'jee-main', 'rank', true),
  counselling('state', 'cet', 'rank'),
  counselling('board', 'cet', 'percentile'),
];
const arrived = (exam: string | null, told: Record<string, string>) => arrivedWith(all, exam, new Map(Object.entries(told)), {});

describe('arrivedWith', () => {
  it('fills in the rank and the category that the link told', () => {
    expect(arrived('jee-main', { rank: '62000', category: 'obc' })?.told['josaa']).toMatchObject({ value: '62000', category: 'OBC-NCL' });
    expect(arrived('jee-main', { categoryRank: '8000', category: 'sc' })?.told['josaa']).toMatchObject({
      value: '',
      categoryValue: '8000',
      category: 'SC',
    });
  });

  it('goes to the counselling that counts in the unit that was told', () => {
    expect(arrived('cet', { percentile: '92' })).toMatchObject({ counselling: { id: 'board' }, told: { board: { value: '92' } } });
    expect(arrived('cet', { rank: '300' })).toMatchObject({ counselling: { id: 'state' }, told: { state: { value: '300' } } });
    // Where no counselling counts so, nothing is filled in.
    expect(arrived('jee-main', { percentile: '97.5' })?.told['josaa']).toMatchObject({ value: '' });
  });

  it('takes nothing else from an address', () => {
    expect(arrived('jee-main', {})).toEqual({ counselling: all[0], told: {} });
    expect(arrived('jee-main', { rank: '<b>', category: 'constructor' })).toEqual({ counselling: all[0], told: {} });
    expect(arrived('unknown', { rank: '5' })).toBeUndefined();
    expect(arrived(null, { rank: '5' })).toBeUndefined();
  });
});
