import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';
import { texts } from './en/duration.ts';

describe('formatDuration', () => {
  it.each([
    [6, '6 months'],
    [1, '1 month'],
    [11, '11 months'],
    [12, '1 year'],
    [18, '1 year 6 months'],
    ['4 years', '4 years'],
    ['18 months', '1 year 6 months'],
    [{ years: 5, months: 0 }, '5 years'],
    [{ years: 3, months: 1 }, '3 years 1 month'],
    [{ years: 0, months: 9 }, '9 months'],
    ['depends on the college', 'depends on the college'],
    [0, ''],
  ])('%j is %s', (input, expected) => {
    expect(formatDuration(input, texts)).toBe(expected);
  });
});
