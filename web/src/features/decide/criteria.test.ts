import { expect, it } from 'vitest';
import { initialWeighing, initialWeighingOf } from './criteria.ts';

const item = (...known: string[]) => ({ known: Object.fromEntries(known.map((thing) => [thing, {}])) });

it('begins with what is known of every item, four things at most, so that a sum stands at once', () => {
  const items = [item('near', 'cost', 'become', 'rank'), item('near', 'cost', 'rank', 'fit')];
  expect(Object.keys(initialWeighingOf(items).matters)).toEqual(['near', 'cost', 'rank']);
  const all = item('near', 'cost', 'sure', 'fit', 'become');
  expect(Object.keys(initialWeighingOf([all, all]).matters)).toEqual(['near', 'cost', 'sure', 'fit']);
});

it('begins with what most ask for, where too little is known of all of them', () => {
  expect(initialWeighingOf([item('near', 'cost'), item('near', 'cost', 'fit')])).toBe(initialWeighing);
  expect(initialWeighingOf([])).toBe(initialWeighing);
});
