import { expect, it } from 'vitest';
import { wishedIn } from './own-wishes.ts';

const wished = (entered: Record<string, string>) => wishedIn(new Map(Object.entries(entered)));

it('takes from a link what the list can be narrowed by, and nothing else', () => {
  expect(wished({ forGirls: 'true', category: 'sc', income: '200000' })).toEqual({ forGirls: 'true', category: 'sc', income: '200000' });
  expect(wished({ forGirls: 'yes', category: 'king', income: 'much', fits: 'yes' })).toEqual({});
});

it('takes an income to the next ceiling that schemes have', () => {
  expect(wished({ income: '180000' })).toEqual({ income: '200000' });
  expect(wished({ income: '9000000' })).toEqual({ income: '800001' });
});
