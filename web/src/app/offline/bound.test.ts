import { afterEach, expect, it, vi } from 'vitest';
import { bound, mostBytes } from '../../../worker/bound.ts';
import { bytesHeader, storedHeader } from '../../../worker/names.ts';

/** A cache storage of the test's own: by cache, what lies at each address. */
function storage(content: Record<string, Record<string, { day: number; bytes: number }>>) {
  const kept = new Map(Object.entries(content).map(([name, entries]) => [name, new Map(Object.entries(entries))]));
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const entries = kept.get(name)!;
      return {
        keys: async () => [...entries.keys()],
        match: async (path: string) => {
          const { day, bytes } = entries.get(path)!;
          return new Response('', { headers: { [storedHeader]: new Date(day * 86_400_000).toISOString(), [bytesHeader]: String(bytes) } });
        },
        delete: async (path: string) => entries.delete(path),
      };
    },
  });
  return () => [...kept].flatMap(([name, entries]) => [...entries.keys()].map((path) => name + path)).sort();
}

afterEach(() => vi.unstubAllGlobals());

it('what is kept takes 30 MB together at most, and the oldest goes first, in whichever cache', async () => {
  const third = mostBytes / 3;
  const left = storage({
    pages: { '/old': { day: 1, bytes: third }, '/new': { day: 5, bytes: third } },
    files: { '/older-file': { day: 2, bytes: third }, '/file': { day: 4, bytes: third } },
  });
  await bound(['pages', 'files']);
  expect(mostBytes).toBe(30_000_000);
  expect(left()).toEqual(['files/file', 'files/older-file', 'pages/new']);
});

it('what fits stays, and one that is larger than all goes alone', async () => {
  const left = storage({ pages: { '/huge': { day: 1, bytes: mostBytes + 1 }, '/small': { day: 2, bytes: 10 } } });
  await bound(['pages']);
  expect(left()).toEqual(['pages/small']);
});
