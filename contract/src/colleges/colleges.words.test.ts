import { expect, it } from 'vitest';
import { groundOf } from './colleges.words.ts';

it('tells what is known of a college’s courses from what is only usual', () => {
  const usual = { degreesByKind: ['BA'] };
  expect(groundOf({ layer: 'listed', ...usual })).toBe('listed');
  expect(groundOf({ layer: 'kind', degreesByName: ['B.Com'], ...usual })).toBe('named');
  expect(groundOf({ layer: 'kind', ...usual })).toBe('usual');
  expect(groundOf({ layer: 'kind' })).toBe('unknown');
  expect(groundOf({ layer: 'name' })).toBe('unknown');
});
