import { expect, it } from 'vitest';
import { sampleCollege } from '../../../server/src/testing/sample-catalog.ts';
import { compare } from './compare.ts';
import type { Teaching } from './teaches.ts';

const listed = (courseIds: readonly string[], others: readonly string[], source = 'AICTE 2025-26'): Teaching => ({
  courses: new Map(courseIds.map((courseId) => [courseId, { courseId, seats: 60, sources: new Set([source]) }])),
  others: new Set(others),
  sources: new Set([source]),
});
const college = (id: string, courses: readonly string[], more: object = {}) =>
  sampleCollege({ id, courses: courses.map((courseId) => ({ courseId, intake: null })), sources: ['AICTE 2025-26'], ...more });

it('finds every programme of a list that is shown nowhere, under whichever key the institution is held', () => {
  const lists = new Map([
    ['C-1', listed(['bca', 'bba'], ['TOOL DESIGN'])],
    ['aicte:1-22', listed(['bca'], [])],
    ['C-3', listed(['bca'], [])],
  ]);
  const shown = [college('made-up-college-c-1', ['bca'], { otherProgrammes: [] }), college('pretend-college-aicte-1-22', ['bca'])];
  expect(compare(lists, shown)).toEqual({
    institutions: 2,
    programmes: 4,
    elsewhere: 1,
    unshown: ['made-up-college-c-1: bba', 'made-up-college-c-1: TOOL DESIGN'],
    saidWhole: [],
  });
});

it('does not take a course that only the name says for one of the list', () => {
  const shown = [college('a-c-1', [], { courses: [{ courseId: 'bca', intake: null, basis: 'name' }], otherProgrammes: ['X'] })];
  expect(compare(new Map([['C-1', listed(['bca'], ['X'])]]), shown).unshown).toEqual(['a-c-1: bca']);
});

it('finds a partial list that is shown as if it were of everything', () => {
  const shown = [college('a-c-1', ['bca'], { sources: ['TNGASA 2026', 'AICTE 2025-26'] })];
  expect(compare(new Map([['C-1', listed(['bca'], [])]]), shown).saidWhole).toEqual(['a-c-1']);
  expect(compare(new Map([['C-1', listed(['bca'], [], 'TNGASA 2026')]]), shown).saidWhole).toEqual([]);
});
