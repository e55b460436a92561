import { chanceCall } from '@disha/contract/chances';
import { noCallReasons } from '@disha/contract/chances.words';
import { describe, expect, it } from 'vitest';
import type { JudgedLine } from '@disha/chances/lines/line-index';
import { writtenCall, writtenPage } from './written-page.ts';

const line: JudgedLine = {
  id: 'a',
  own: Math.log(5000),
  centre: Math.log(6000),
  halfWidth: 0.2,
  noCall: null,
  paid: false,
  condition: null,
};
const lines: [what: string, line: JudgedLine][] = [
  ['likely', line],
  ['out of reach', { ...line, own: Math.log(90_000) }],
  ['the first ranks', { ...line, own: 0, centre: 0.3, halfWidth: 2 }],
  ['a percentile', { ...line, own: Math.log(97.25), centre: Math.log(95.5), halfWidth: 1e-7 }],
  ['of a paid quota', { ...line, paid: true }],
  ['of a quota that asks for something', { ...line, noCall: 'quota_unknown', condition: 'defence' }],
  ['without a rank of its order', { ...line, own: null }],
  ['without an expectation', { ...line, centre: null, halfWidth: null, paid: true }],
  ...noCallReasons.map((noCall): [string, JudgedLine] => [noCall, { ...line, noCall }]),
];

describe('what is written of a line to one student', () => {
  it.each(lines)('is what the contract says, and nothing else: %s', (_what, each) => {
    const text = `{${writtenCall(each)}`;
    expect(JSON.stringify(chanceCall.strict().parse(JSON.parse(text)))).toBe(text);
  });

  it('tells which call is made', () => {
    expect(JSON.parse(`{${writtenCall(line)}`)).toMatchObject({ predicted: { closing: 6000 }, band: 'likely', paid: false });
    expect(JSON.parse(`{${writtenCall({ ...line, noCall: 'rank_missing' })}`)).toEqual({
      ...{ predicted: null, probability: null, band: null },
      ...{ noCall: 'rank_missing', paid: false },
    });
  });
});

describe('a page', () => {
  const rest = { counts: { likely: 2, possible: 0, reach: 0, out: 0, none: 0, conditional: 0 }, nextCursor: null, categories: ['OPEN'] };

  it('puts what is a student’s behind what is everybody’s, line by line', () => {
    const seats = '{"id":"a","name":"Āryabhaṭa"}\n{"id":"b","name":"a \\"quoted\\" one"}';
    const page = writtenPage({ ...rest, lines: [7, 9], judge: (at) => ({ ...line, paid: at === 9 }), seats }, () => undefined);
    expect(JSON.parse(page)).toMatchObject({
      lines: [
        { id: 'a', name: 'Āryabhaṭa', band: 'likely', paid: false },
        { id: 'b', name: 'a "quoted" one', band: 'likely', paid: true },
      ],
      ...{ counts: rest.counts, nextCursor: null },
    });
  });

  it('says once where each known college of its lines is', () => {
    const seats = ['one', 'two', 'one'].map((id) => JSON.stringify({ id, institute: { name: id, collegeId: id } })).join('\n');
    const place = { shortName: 'O', city: 'Nirjuli', district: 'Papum Pare', state: 'Arunachal Pradesh' } as const;
    const page = writtenPage({ ...rest, lines: [1, 2, 3], judge: () => line, seats }, (id) => (id === 'one' ? place : undefined));
    expect(JSON.parse(page)).toMatchObject({ lines: [{ id: 'one' }, { id: 'two' }, { id: 'one' }], colleges: { one: place } });
    expect(Object.keys((JSON.parse(page) as { colleges: object }).colleges)).toEqual(['one']);
  });

  it('may have no lines', () => {
    expect(JSON.parse(writtenPage({ ...rest, lines: [], judge: () => line, seats: '' }, () => undefined))).toMatchObject({ lines: [] });
  });
});
