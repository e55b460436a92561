import { expect, it } from 'vitest';
import type { Teaching } from './directory/teaches.ts';
import { withLists } from './lists.ts';

const list = (courses: Readonly<Record<string, number>>, others: readonly string[] = [], source = 'AICTE 2025-26'): Teaching => ({
  courses: new Map(Object.entries(courses).map(([courseId, seats]) => [courseId, { courseId, seats, sources: new Set([source]) }])),
  others: new Set(others),
  sources: new Set([source]),
});
const college = (id: string, keys: string[], aisheCode = keys[0] ?? '') => ({ id, keys, aisheCode, sources: ['AISHE 2025'] });
const pair = (courseId: string, intake: string, basis: 'register' | 'name' | 'hand') => ({ collegeId: 'one', courseId, intake, basis });

it('shows what a list has and nobody saw, under the code, a merged code or one put right by hand', () => {
  const colleges = [college('one', ['C-1', 'C-2'], 'C-3')];
  const lists = new Map([
    ['C-1', list({ bca: 60 })],
    ['C-2', list({ bba: 3 })],
    ['C-3', list({ bcom: 0 }, [], 'DU CSAS 2025')],
    ['C-4', list({ mba: 60 })],
  ]);
  const { links } = withLists(colleges, [], new Map(), lists);
  expect(links).toEqual([pair('bca', '60', 'register'), pair('bba', '', 'register'), pair('bcom', '', 'register')]);
  expect(colleges[0]?.sources).toEqual(['AISHE 2025', 'AICTE 2025-26', 'DU CSAS 2025']);
});

it('rests a pair on the list that has it, and leaves the seats of an earlier one', () => {
  const before = [pair('bca', '30', 'register'), pair('bba', '', 'hand'), pair('bed', '', 'name')];
  const { links } = withLists([college('one', ['C-1'])], before, new Map(), new Map([['C-1', list({ bca: 60, bba: 40 })]]));
  expect(links).toEqual([pair('bca', '30', 'register'), pair('bba', '40', 'register'), pair('bed', '', 'name')]);
});

it('keeps under its published name, once, what is none of our courses', () => {
  const lists = new Map([['C-1', list({}, ['TOOL  DESIGN', 'OCEAN: WAVES'])]]);
  const { others } = withLists([college('one', ['C-1']), college('two', [])], [], new Map([['one', new Set(['Tool Design', 'X'])]]), lists);
  expect([...others]).toEqual([['one', ['OCEAN WAVES', 'TOOL DESIGN', 'X']]]);
});

it('leaves out what a list says of a code that was taken off: the code is another institution', () => {
  const { links } = withLists([college('one', ['C-1'], '')], [], new Map(), new Map([['C-1', list({ bca: 60 })]]));
  expect(links).toEqual([]);
});
