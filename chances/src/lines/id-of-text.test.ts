import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { idOfText } from './id-of-text.ts';

const known = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);

describe('the id of a text', () => {
  it.each(['', 'a', 'कॉलेज', 'a line of seats', '🎓'])('is the beginning of its SHA-256: %s', (text) => {
    expect(idOfText(text)).toBe(known(text));
  });

  it('is so at every length around the end of a block', () => {
    const lengths = Array.from({ length: 260 }, (_, length) => length);
    const texts = lengths.map((length) => 'ab"ç'.repeat(70).slice(0, length));
    expect(texts.map(idOfText)).toEqual(texts.map(known));
  });
});
