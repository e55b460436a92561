import type { Counselling } from '@disha/contract/chances';
import { describe, expect, it } from 'vitest';
import { blank, carriedTo, knownFrom, ordersOf, chancesQuestion, rememberedBy } from './circumstances.ts';

const josaa: Counselling = {
  id: 'josaa',
  name: 'JoSAA',
  lists: [{ id: 'jee-main', name: 'JEE Main', examId: 'jee-main', unit: 'rank' }],
  years: [2026],
  categories: ['OPEN', 'SC'].map((id) => ({ id, name: id })),
  quotas: [],
  abroad: false,
  paid: false,
  ownOrders: true,
  about: '',
  sources: [],
  calls: true,
};

it('stands with the rank that this phone was asked to remember', () => {
  const rank = { counselling: 'josaa', list: 'jee-main', name: '', exam: 'jee-main', value: 45_000, category: 'SC', courses: {} };
  expect(rememberedBy(josaa, {}, [rank])).toMatchObject({ list: 'jee-main', value: '45000', category: 'SC' });
  // Of another counselling, or of a list or category that has left.
  expect(rememberedBy(josaa, {}, [{ ...rank, counselling: 'kea' }])).toMatchObject({ value: '' });
  expect(rememberedBy(josaa, {}, [{ ...rank, list: 'gone' }])).toMatchObject({ value: '' });
  expect(rememberedBy(josaa, {}, [{ ...rank, category: 'gone' }])).toMatchObject({ value: '45000', category: 'OPEN' });
});

it('asks nothing without a number', () => {
  for (const value of ['', 'first', '0', '-5']) expect(chancesQuestion(josaa, { ...blank(josaa), value })).toBeUndefined();
  expect(chancesQuestion(josaa, { ...blank(josaa), value: ' 1,23,456 ' })).toMatchObject({ value: 123_456, category: 'OPEN' });
});

it('asks for the ranks of one’s own orders only', () => {
  const told = { ...blank(josaa), value: '9', categoryValue: '8', pwdValue: '7', categoryPwdValue: '6' };
  expect(chancesQuestion(josaa, told)).toEqual({
    counselling: 'josaa',
    list: 'jee-main',
    value: 9,
    category: 'OPEN',
    gender: 'other',
    pwd: false,
  });
  const asked = chancesQuestion(josaa, { ...told, category: 'SC', pwd: true });
  expect(asked).toMatchObject({ categoryValue: 8, pwdValue: 7, categoryPwdValue: 6 });
  expect(ordersOf({ ...josaa, ownOrders: false }, { category: 'SC', pwd: true })).toEqual({
    category: false,
    pwd: false,
    categoryPwd: false,
  });
});

it('asks for seats for candidates from abroad where there are such', () => {
  const told = { ...blank(josaa), value: '9', abroad: true };
  expect(chancesQuestion(josaa, told)).not.toHaveProperty('abroad');
  expect(chancesQuestion({ ...josaa, abroad: true }, told)).toMatchObject({ abroad: true });
});

it('asks for paid seats where there are such and they are wanted', () => {
  const told = { ...blank(josaa), value: '9', paid: true };
  expect(chancesQuestion(josaa, told)).not.toHaveProperty('paid');
  expect(chancesQuestion({ ...josaa, paid: true }, told)).toMatchObject({ paid: true });
  expect(chancesQuestion({ ...josaa, paid: true }, { ...told, paid: false })).not.toHaveProperty('paid');
});

it('takes what is known already, where the counselling knows it', () => {
  expect(blank(josaa, { category: 'SC', state: 'Goa' })).toMatchObject({ category: 'SC', state: 'Goa' });
  expect(blank(josaa, { category: '2A' }).category).toBe('OPEN');
});

it('begins with what the student details says, in the words of the counselling', () => {
  const details = { category: 'sc', gender: 'male', disability: true, class12State: 'Bihar', state: 'Goa' } as const;
  expect(blank(josaa, knownFrom(details))).toMatchObject({ category: 'SC', gender: 'male', pwd: true, state: 'Bihar' });
  // Its own names for categories are left to the person.
  expect(blank({ ...josaa, categories: [{ id: 'GM', name: 'GM' }] }, knownFrom(details)).category).toBe('GM');
  expect(blank(josaa, knownFrom({}))).toEqual(blank(josaa));
});

describe('another counselling', () => {
  const told = { ...blank(josaa), value: '9000', gender: 'female', state: 'Bihar', pwd: true, category: 'OBC-NCL' } as const;
  const other: Counselling = { ...josaa, id: 'mcc', abroad: false, categories: [{ id: 'GN', name: 'General' }] };

  it('keeps what both ask, and no number of another list', () => {
    expect(carriedTo(other, undefined, told, josaa)).toMatchObject({
      gender: 'female',
      state: 'Bihar',
      pwd: true,
      category: 'GN',
      value: '',
    });
  });

  it('keeps the category by its name, however it is written, and that of everybody whatever it is called', () => {
    const mcc: Counselling = { ...josaa, id: 'mcc', categories: ['Open', 'Sc'].map((id) => ({ id, name: id })) };
    expect(carriedTo(mcc, undefined, { ...told, category: 'SC' }, josaa).category).toBe('Sc');
    expect(carriedTo(other, undefined, { ...told, category: 'OPEN' }, josaa).category).toBe('GN');
    expect(carriedTo(mcc, undefined, { ...told, category: 'EWS' }, josaa).category).toBe('Open');
  });

  it('keeps its own number and category, with what was said last', () => {
    const before = { ...blank(other), value: '120', gender: 'male' } as const;
    expect(carriedTo(other, before, told, josaa)).toMatchObject({ value: '120', gender: 'female' });
    expect(carriedTo(josaa, told, { ...before, category: 'SC' }, other)).toMatchObject({ value: '9000', category: 'SC', gender: 'male' });
  });
});
