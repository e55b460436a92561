import { describe, expect, it } from 'vitest';
import { formatFor } from './format.ts';

describe('a date', () => {
  const { date } = formatFor('en');

  it('is the day in India', () => {
    expect(date('2026-11-14T20:00:00.000Z')).toBe('15 November 2026');
  });

  it.each([null, undefined, '', 'soon'])('that is not known (%s) is not shown', (iso) => {
    expect(date(iso)).toBe('');
  });
});
