import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { likelyCategories } from './likely-categories.ts';

/** As the server has them. */
const shipped = JSON.parse(readFileSync('chances/src/counsellings.json', 'utf8')) as { id: string; categories: { id: string }[] }[];

const of = (id: string) => {
  const { categories } = shipped.find((one) => one.id === id) ?? { categories: [] };
  const { likely, others } = likelyCategories(categories.map(({ id: own }) => ({ id: own, name: own })));
  return { likely: likely.map((one) => one.id), others: others.length };
};

it('puts what most students belong to first, where a counselling has twenty-five codes', () => {
  expect(of('mhtcet').likely).toEqual(['OPEN', 'OBC', 'SC', 'ST', 'EWS', 'SEBC', 'VJ', 'NT1', 'NT2', 'NT3']);
  expect(of('uptac').likely).toEqual(['OPEN', 'BC', 'SC', 'ST', 'EWS']);
  expect(of('bcece').likely).toEqual(['UR', 'BC', 'EBC', 'SC', 'ST', 'EWS']);
  expect(of('jac-chandigarh').likely).toEqual(['OPEN', 'SC', 'ST', 'Backward Classes', 'OPEN EWS', 'Orphan Children', 'Rural Area']);
});

it('calls no whole category one of few', () => {
  for (const id of ['josaa', 'mcc', 'kcet', 'tgeapcet', 'apeapcet', 'du']) expect([id, of(id).others]).toEqual([id, 0]);
});
