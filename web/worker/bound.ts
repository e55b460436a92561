/** Together they take no more than this; the oldest go first. */
import { bytesHeader, storedHeader } from './names.ts';

export const mostBytes = 30_000_000;

interface KeptEntry {
  cache: Cache;
  request: Request;
  bytes: number;
  at: number;
}

async function entriesOf(name: string): Promise<KeptEntry[]> {
  const cache = await caches.open(name);
  const entries: KeptEntry[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    if (!response) continue;
    const at = Date.parse(response.headers.get(storedHeader) ?? '') || 0;
    entries.push({ cache, request, at, bytes: Number(response.headers.get(bytesHeader)) || 0 });
  }
  return entries;
}

export async function bound(names: readonly string[], most: number = mostBytes): Promise<void> {
  const entries = (await Promise.all(names.map(entriesOf))).flat().sort((a, b) => b.at - a.at);
  let bytes = 0;
  for (const entry of entries) {
    bytes += entry.bytes;
    if (bytes > most) await entry.cache.delete(entry.request);
  }
}
