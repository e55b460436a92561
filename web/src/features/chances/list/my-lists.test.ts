import type { ChanceLine } from '@disha/contract/chances';
import { mostListed } from '@disha/contract/chances.words';
import { describe, expect, it } from 'vitest';
import { moved, parseLists, renewed, withLine, withoutLine, type Brought, type MyList, type Question } from './my-lists.ts';

const question: Question = { counselling: 'josaa', list: 'jee-main', value: 9000, category: 'OPEN', gender: 'male', pwd: false };
const line = (id: string, more: Partial<ChanceLine> = {}): ChanceLine => ({
  ...{ id, institute: { name: 'An institute' }, programme: { name: `Branch ${id}` }, list: 'jee-main', order: 'common', quota: 'AI' },
  ...{ category: 'OPEN', gender: 'neutral', pwd: false, paid: false, history: [], predicted: null, probability: 0.5, band: 'possible' },
  ...more,
});
const listOf = (...ids: string[]): MyList => ({
  questions: { 'jee-main': question },
  lines: ids.map((id) => line(id)),
  asOf: '2026-01-01',
});
const idsOf = ({ lines }: MyList) => lines.map(({ id }) => id).join('');

describe('a line', () => {
  it('comes at the end, once, and no further than a list goes', () => {
    const longer = withLine(listOf('a', 'b'), line('c'), question, {});
    expect(idsOf(longer)).toBe('abc');
    expect(withLine(longer, line('a'), question, {})).toBe(longer);
    const full = { ...longer, lines: Array.from({ length: mostListed }, (_, at) => line(`line ${at}`)) };
    expect(withLine(full, line('z'), question, {})).toBe(full);
  });

  it('of another rank makes the list a mixed one; one of another rank list does not', () => {
    expect(withLine(listOf('a'), line('b'), { ...question, value: 8000 }, {}).isMixed).toBe(true);
    expect(withLine(listOf('a'), line('b'), { ...question, list: 'jee-advanced' }, {}).isMixed).toBeUndefined();
  });

  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 99, 'acb'],
    [1, -5, 'bac'],
    [7, 0, 'abc'],
  ])('moves from %i to %i', (from, to, expected) => expect(idsOf(moved(listOf('a', 'b', 'c'), from, to))).toBe(expected));

  it('is taken out', () => expect(idsOf(withoutLine(listOf('a', 'b', 'c'), 'b'))).toBe('ac'));
});

describe('lines that are brought anew', () => {
  const bring = (more: Partial<Brought>): Brought => ({ asked: [], lines: [], became: {}, gone: [], ...more });
  const fresh = (id: string) => line(id, { probability: 0.9, band: 'likely' });

  it('take the place of what was there, in the student’s order', () => {
    const now = renewed(listOf('b', 'a'), bring({ asked: ['b', 'a'], lines: [fresh('a'), fresh('b')] }));
    expect(idsOf(now)).toBe('ba');
    expect(now.lines.map(({ band }) => band)).toEqual(['likely', 'likely']);
  });

  it('by an old id are the line it became, and two that became one stand where the first stood', () => {
    const brought = bring({ asked: ['a', 'b', 'c'], lines: [fresh('n'), fresh('b')], became: { a: 'n', c: 'n' } });
    expect(idsOf(renewed(listOf('a', 'b', 'c'), brought))).toBe('nb');
  });

  it('or not: what has left is told, what is not this student’s has no call, and neither goes by itself', () => {
    const now = renewed(listOf('a', 'b', 'c'), bring({ asked: ['a', 'b', 'c'], lines: [fresh('c')], gone: ['a'] }));
    expect(idsOf(now)).toBe('abc');
    expect(now.lines.map(({ band, probability }) => [band, probability])).toEqual([
      [null, null],
      [null, null],
      ['likely', 0.9],
    ]);
    expect(now.gone).toEqual(['a']);
    // It may come back.
    expect(renewed(now, bring({ asked: ['a', 'b', 'c'], lines: ['a', 'b', 'c'].map(fresh) })).gone).toEqual([]);
  });

  it('leave alone what was put in, moved or removed while they were asked for', () => {
    const meanwhile = listOf('new', 'b');
    const now = renewed(meanwhile, bring({ asked: ['a', 'b'], lines: [fresh('a'), fresh('b')] }));
    expect(idsOf(now)).toBe('newb');
    expect(now.lines[0]).toEqual(meanwhile.lines[0]);
  });
});

it.each([null, '', 'no json', '[]', '{"josaa":1}', '{"josaa":{"lines":{}}}'])('reads %s as no list', (text) =>
  expect(parseLists(text)).toEqual({}),
);

it('reads what it has written, and of a broken one what is whole', () => {
  const list = { ...listOf('a'), gone: ['a'], isMixed: true as const };
  expect(parseLists(JSON.stringify({ josaa: list }))).toEqual({ josaa: list });
  expect(parseLists(JSON.stringify({ josaa: { ...list, lines: [{ id: 1 }, line('b')], gone: 'all' } }))['josaa']).toMatchObject({
    lines: [line('b')],
  });
});
