import { describe, expect, it } from 'vitest';
import { isNear, plain, searchIn } from './search.ts';

const items = ['Indian Institute of Technology Bombay IITB', 'National Law University, Delhi', 'Café Management Institute'].map((name) => ({ name, text: plain(name) }));
const find = (query: string) => searchIn(items, (item) => item.text, query).map((item) => item.name.split(' ')[0]);

describe('searchIn', () => {
  it.each([
    ['', ['Indian', 'National', 'Café']],
    ['  ', ['Indian', 'National', 'Café']],
    ['iitb', ['Indian']],
    ['INSTITUTE', ['Indian', 'Café']],
    ['bombay institute', ['Indian']],
    ['cafe', ['Café']],
    ['law delhi', ['National']],
    ['law bombay', []],
    ['bombey', ['Indian']],
    ['delih', ['National']],
    ['natonal law', ['National']],
    ['lax', []],
    ['(*+?', ['Indian', 'National', 'Café']],
  ])('%j finds %j', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });
});

describe('isNear', () => {
  it('forgives one mistake, not two', () => {
    expect(isNear('bombay', 'bombay')).toBe(true);
    expect(isNear('bmobay', 'bombay')).toBe(true);
    expect(isNear('bomba', 'bombay')).toBe(true);
    expect(isNear('bommbay', 'bombay')).toBe(true);
    expect(isNear('bxmbxy', 'bombay')).toBe(false);
    expect(isNear('kolkata', 'bombay')).toBe(false);
  });
});
