import { expect, it } from 'vitest';
import { texts as en } from './en/my-list.ts';
import { texts as hi } from './hi/my-list.ts';

it('tells of the order of each list in every language, with the body and year it is from', () => {
  const [english, hindi] = [en.order.orders, hi.order.orders];
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort());
  const sources = [english, hindi].flatMap((orders) => Object.values(orders).map(({ source }) => source));
  expect(sources.filter((source) => !/\b20\d\d\b/.test(source))).toEqual([]);
});
