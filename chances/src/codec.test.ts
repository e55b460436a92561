import { describe, expect, it } from 'vitest';
import { headerOf, readLine, decodeTable, writeLine } from './codec.ts';
import { joinYears } from './join.ts';
import type { Dictionary, Line } from './types.ts';

const dictionary: Dictionary = {
  id: 'josaa',
  authority: 'JoSAA',
  years: [
    { year: 2025, source: 'a', rounds: ['5', '6 (final)'] },
    { year: 2026, source: 'b', rounds: ['5 (final)'] },
  ],
  institutes: [{ name: 'Old College' }, { name: 'New University' }],
  programmes: [{ name: 'Civil' }, { name: 'Civil Engineering' }],
};
const seats = { institute: 0, programme: 1, list: 'jee-main', quota: 'OS', category: 'ST', pwd: true, gender: 'female' } as const;
const line: Line = {
  ...seats,
  history: [
    { year: 2025, round: '5', opening: 3, closing: 7, preparatory: 'close' },
    { year: 2026, round: '5 (final)', opening: null, closing: 9.5 },
  ],
};

describe('the table as text', () => {
  it('is read as it was written', () => {
    expect(writeLine(line, dictionary)).toBe('0,1,jee-main,OS,ST,1,f,3-7q@0,9.5');
    expect(readLine(writeLine(line, dictionary), dictionary)).toEqual(line);
  });

  it.each(['9,1,jee-main,OS,ST,1,f,7,', '0,1,jee-main,OS,ST,1,x,7,', '0,1,jee-main,OS,ST,1,f,seven,', '0,1,jee-main,OS,ST,1,f,7@9,'])(
    'refuses %s',
    (text) => {
      expect(() => readLine(text, dictionary)).toThrow();
    },
  );

  it('refuses columns of other years', () => {
    const text = `${headerOf({ years: [] })}\n${writeLine(line, dictionary)}\n`;
    expect(() => decodeTable(dictionary, text)).toThrow('josaa');
  });
});

describe('years of what was renamed', () => {
  const renames = [
    { institute: '', from: 'Old College', to: 'New University' },
    { institute: 'New University', from: 'Civil', to: 'Civil Engineering' },
  ];
  const [first, second] = line.history as [Line['history'][number], Line['history'][number]];

  it('become one line under the names of today', () => {
    const lines = [
      { ...seats, programme: 0, history: [first] },
      { ...seats, institute: 1, history: [second] },
    ];
    expect(joinYears({ ...dictionary, lines }, renames)).toEqual([{ ...seats, institute: 1, history: [first, second] }]);
  });

  it('stay apart where both names have the same year, or nobody said that they are one', () => {
    const both = [
      { ...seats, programme: 0, history: [first] },
      { ...seats, institute: 1, history: [first] },
    ];
    expect(joinYears({ ...dictionary, lines: both }, renames)).toHaveLength(2);
    expect(joinYears({ ...dictionary, lines: both }, [])).toEqual(both);
  });
});
