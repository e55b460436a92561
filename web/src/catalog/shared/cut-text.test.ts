import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutText', () => {
  it('leaves what fits', () => {
    expect(cutText('', 80)).toBe('');
    expect(cutText('a'.repeat(80), 80)).toBe('a'.repeat(80));
  });
  it('cuts at the limit and says so', () => {
    expect(cutText('a'.repeat(81), 80)).toBe(`${'a'.repeat(80)}…`);
  });
  it('never cuts a character in two', () => {
    expect(cutText('🎓🎓🎓', 2)).toBe('🎓🎓…');
  });
});
