import { describe, expect, it } from 'vitest';
import { addressIn, directionOf, languages, pseudoLanguage } from './languages.ts';

describe('a language', () => {
  it.each([...languages, pseudoLanguage])('%s is written from left to right', (language) => {
    expect(directionOf(language)).toBe('ltr');
  });

  it('like Urdu is written from right to left', () => {
    expect(directionOf('ur')).toBe('rtl');
  });

  it('has its pages under its name, English at the bare address', () => {
    expect(addressIn('hi', '/courses?stream=arts')).toBe('/hi/courses?stream=arts');
    expect(addressIn('hi', '/?from=there')).toBe('/hi?from=there');
    expect(addressIn('en', '/courses')).toBe('/courses');
  });
});
