import { describe, expect, it } from 'vitest';
import { fc } from '../../testing/property.ts';
import { parseCsv, parseCsvObjects, type BadCsv } from './csv.ts';

const cells = (text: string) => parseCsv(text).map((row) => row.cells);

describe('parseCsv', () => {
  it.each([
    ['', []],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['\ufeffa\n1', [['a'], ['1']]],
    ['a,,c\n', [['a', '', 'c']]],
    ['"a ""b"", c",d', [['a "b", c', 'd']]],
    [
      '"line\nbreak",x\ny,z',
      [
        ['line\nbreak', 'x'],
        ['y', 'z'],
      ],
    ],
    ['a\n\n\nb\n', [['a'], ['b']]],
    ['"",x', [['', 'x']]],
    ['a,', [['a', '']]],
  ])('%j', (text, expected) => {
    expect(cells(text)).toEqual(expected);
  });

  it('knows where each row begins', () => {
    expect(parseCsv('a\n"b\nc"\n\nd').map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(parseCsv('a\r\n"b\r\nc"\r\n\r\nd\r\n').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it('refuses quotes that do not fit, with their line', () => {
    expect(() => parseCsv('a\n"b')).toThrow(expect.objectContaining({ line: 2, message: 'a quote is opened and never closed' }) as BadCsv);
    expect(() => parseCsv('a\n"b"c,d')).toThrow(expect.objectContaining({ line: 2 }) as BadCsv);
    expect(() => parseCsv('a\n\nb,c"d\ne')).toThrow(expect.objectContaining({ line: 3 }) as BadCsv);
    expect(() => parseCsvObjects('a,b\n1')).toThrow(expect.objectContaining({ line: 2 }) as BadCsv);
  });

  it('names the line where the quote is opened, not the end of the file it runs to', () => {
    expect(() => parseCsv('\ufeffa,b\r\n"é\r\nf",g\r\n\r\nh,"i\r\nj\r\nk\r\n')).toThrow(expect.objectContaining({ line: 5 }) as BadCsv);
  });

  it('reads back whatever was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', ' ', 'é') });
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 });
    fc.assert(
      fc.property(table, (rows) => {
        const text = rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')).join('\n');
        expect(cells(text)).toEqual(rows);
      }),
    );
  });
});
