import { expect, it } from 'vitest';
import { teachingGroundOf } from './colleges.words.ts';

it('tells what is known of a college’s courses from what is only usual', () => {
  const usual = { degreesByKind: ['BA'] };
  expect(teachingGroundOf({ layer: 'listed', ...usual })).toBe('listed');
  expect(teachingGroundOf({ layer: 'kind', degreesByName: ['B.Com'], ...usual })).toBe('named');
  expect(teachingGroundOf({ layer: 'kind', ...usual })).toBe('usual');
  expect(teachingGroundOf({ layer: 'kind' })).toBe('unknown');
  expect(teachingGroundOf({ layer: 'name' })).toBe('unknown');
});
