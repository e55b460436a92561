import { describe, expect, it } from 'vitest';
import { bandLimits, confidenceOf, isFlat } from './bands.ts';

const flat = [0.27, 0.25, 0.24, 0.24];

describe('how sure a result is', () => {
  it('is unclear where the answers tell nothing apart and no choice is named, and close where one is', () => {
    expect(isFlat(flat)).toBe(true);
    expect(confidenceOf(flat, false, null)).toBe('unclear');
    expect(confidenceOf(flat, true, null)).toBe('close');
  });

  it.each([
    [bandLimits.close - 0.01, 'close'],
    [bandLimits.close, 'good'],
    [bandLimits.clear - 0.01, 'good'],
    [bandLimits.clear, 'clear'],
  ])('a lead of %d is %s', (lead, band) => {
    const second = 0.25;
    expect(confidenceOf([second + lead + 1e-9, second, 0.05], false, null)).toBe(band);
  });

  it('is unclear whatever the lead where nothing, or everything, was liked', () => {
    expect(confidenceOf([0.9, 0.05, 0.05], true, 'nothing')).toBe('unclear');
    expect(confidenceOf([0.9, 0.05, 0.05], true, 'everything')).toBe('unclear');
  });
});
