import { describe, expect, it } from 'vitest';
import { givenIds, renamed } from './given-ids.ts';

describe('ids that were given', () => {
  it('are found by the key at their end, whatever the name before it is', () => {
    const given = givenIds(['a-college-mahua-c-18987', 'akash-polytechnic-aicte-1-44754313803']);
    expect(given.get('c-18987')).toBe('a-college-mahua-c-18987');
    expect(given.get('aicte-1-44754313803')).toBe('akash-polytechnic-aicte-1-44754313803');
    expect(given.get('c-1898')).toBeUndefined();
  });
});

describe('a mended name', () => {
  const here = { state: 'Bihar', district: 'Gaya Ji' };
  const names = (given: readonly string[], mend: (name: string) => string, taken = new Set<string>()) => {
    const entries = given.map((name) => ({ ...here, name }));
    renamed(entries, taken, ({ name }) => mend(name));
    return entries.map(({ name }) => name);
  };

  it('is taken where it is the only one of its district', () => {
    expect(names(['Arts Coll', 'Law College'], (name) => name.replace(/Coll$/, 'College'))).toEqual(['Arts College', 'Law College']);
  });

  it('is left where two would be called the same', () => {
    expect(names(['City College 1', 'City College 2'], (name) => name.replace(/ \d$/, ''))).toEqual(['City College 1', 'City College 2']);
    expect(names(['City College', 'City College 2'], (name) => name.replace(/ \d$/, ''))).toEqual(['City College', 'City College 2']);
    expect(names(['City College 2'], (name) => name.replace(/ \d$/, ''), new Set(['Bihar|Gaya Ji|citycollege']))).toEqual([
      'City College 2',
    ]);
  });

  it('is taken where only signs differ', () => {
    expect(names(['City College.'], (name) => name.replace('.', ''))).toEqual(['City College']);
  });
});
