import { expect, it } from 'vitest';
import { markOf } from './mark-of.ts';

it('a mark goes by the certainty first, then by what the fact rests on', () => {
  expect(markOf({ basis: 'register', certainty: 'C' })).toBe('reported');
  expect(markOf({ basis: 'usual', certainty: 'C' })).toBe('reported');
  expect(markOf({ basis: 'type', certainty: 'B' })).toBe('usual');
  expect(markOf({ basis: 'kind' })).toBe('usual');
  expect(markOf({ basis: 'hand', certainty: 'A' })).toBe('reported');
  expect(markOf({ basis: 'announced', certainty: 'B' })).toBe('reported');
  expect(markOf({ basis: 'last_year', certainty: 'A' })).toBe('official');
  expect(markOf({ certainty: 'A' })).toBe('official');
});
