import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepUnwritten, takeUnwritten } from './unwritten-words.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
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

  /** A new document reads its modules anew. */
  async function nextDocument(type: string) {
    arriveBy(type);
    vi.resetModules();
    return import('./unwritten-words.ts');
  }

  it('come back with a reload that knows neither address nor entry yet, and with nothing else', async () => {
    const left = { pathname: '/exams', words: 'neet' };
    (await nextDocument('navigate')).keepLeft(left);
    const reloaded = await nextDocument('reload');
    expect(reloaded.takeUnwritten('default', '/exams')).toBe('neet');
    expect(reloaded.takeUnwritten('default', '/exams')).toBeUndefined();
    reloaded.keepLeft(left);
    expect((await nextDocument('reload')).takeUnwritten('a1', '/exams')).toBeUndefined();
    reloaded.keepLeft(left);
    expect((await nextDocument('reload')).takeUnwritten('default', '/courses')).toBeUndefined();
    reloaded.keepLeft(left);
    await nextDocument('navigate');
    expect((await nextDocument('reload')).takeUnwritten('default', '/exams')).toBeUndefined();
  });
});
