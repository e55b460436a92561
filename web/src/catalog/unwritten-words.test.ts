import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUnwritten, takeUnwritten } from './unwritten-words.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

const arriveBy = (type: string) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);

describe('words left unwritten', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', storage());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('are taken once, at the entry they were typed at', () => {
    keepUnwritten({ entry: 'a1', pathname: '/exams', words: 'neet' });
    keepUnwritten({ entry: 'b2', pathname: '/exams', words: 'jee' });
    expect(takeUnwritten('c3', '/exams')).toBeUndefined();
    expect(takeUnwritten('a1', '/exams')).toBe('neet');
    expect(takeUnwritten('a1', '/exams')).toBeUndefined();
    expect(takeUnwritten('b2', '/exams')).toBe('jee');
  });

  it('are the latest of an entry, the empty text among them', () => {
    keepUnwritten({ entry: 'a1', pathname: '/exams', words: 'neet' });
    keepUnwritten({ entry: 'a1', pathname: '/exams', words: '' });
    expect(takeUnwritten('a1', '/exams')).toBe('');
  });

  it('of the entry a document begins with come back with it, not with a new visit', () => {
    const first = { entry: 'default', pathname: '/exams' };
    arriveBy('reload');
    keepUnwritten({ ...first, words: 'neet' });
    expect(takeUnwritten('default', '/colleges')).toBeUndefined();
    expect(takeUnwritten('default', '/exams')).toBe('neet');
    keepUnwritten({ ...first, words: 'neet' });
    arriveBy('navigate');
    expect(takeUnwritten('default', '/exams')).toBeUndefined();
    arriveBy('reload');
    expect(takeUnwritten('default', '/exams')).toBeUndefined();
  });

  it('are lost without harm where storage is forbidden', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
    expect(() => keepUnwritten({ entry: 'a1', pathname: '/exams', words: 'neet' })).not.toThrow();
    expect(takeUnwritten('a1', '/exams')).toBeUndefined();
  });
});
