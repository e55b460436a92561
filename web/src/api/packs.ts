/**
 * Whole files of facts on this device. A pack is put in place in one go when its hash is right, and its hash is looked at again
 * whenever it is read: one that was cut off half-way is as if it were not there.
 */
import type { Pack } from '@disha/contract/packs';
import { packFile, packHashLength } from '@disha/contract/packs.words';
import { ApiError } from './api-error.ts';
import { callForFile } from './call.ts';
import { noteFrom } from './stored-from.ts';

/** The worker leaves it alone: what stands here was asked for. */
const packCache = 'disha-packs';

export interface StoredPack {
  name: string;
  hash: string;
  /** As it was called when it was fetched, for when the server cannot be asked. */
  label: string;
  /** When it was fetched, by the server's clock. */
  at: string;
  bytes: number;
}

export type WantedPack = Pick<Pack, 'name' | 'hash' | 'bytes' | 'label'> & Pick<StoredPack, 'at'>;

const dayLength = 'yyyy-mm-dd'.length;
const addressOf = (name: string, hash: string) => `/api/packs/${packFile(name, hash)}`;
const isHash = new RegExp(`^(.+)-([0-9a-f]{${packHashLength}})$`);

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, packHashLength);
}

/** Undefined where this browser keeps nothing: an address without https, storage that is forbidden. */
async function opened(): Promise<Cache | undefined> {
  try {
    return await caches.open(packCache);
  } catch {
    return undefined;
  }
}

function keptOf(request: Request, response: Response): StoredPack | undefined {
  const file =
    new URL(request.url).pathname
      .split('/')
      .at(-1)
      ?.replace(/\.json$/, '') ?? '';
  const [, name, hash] = isHash.exec(file) ?? [];
  if (name === undefined || hash === undefined) return undefined;
  const { headers } = response;
  const label = decodeURIComponent(headers.get('x-label') ?? '');
  return { name, hash, label, at: headers.get('x-at') ?? '', bytes: Number(headers.get('x-bytes')) };
}

async function all(): Promise<readonly { pack: StoredPack; request: Request; response: Response }[]> {
  const cache = await opened();
  const requests = (await cache?.keys()) ?? [];
  const found = await Promise.all(
    requests.map(async (request) => {
      const response = await cache?.match(request);
      const pack = response && keptOf(request, response);
      return pack && response ? [{ pack, request, response }] : [];
    }),
  );
  return found.flat();
}

/** Read and looked at once a page. */
const read = new Map<string, Promise<{ content: unknown; at: string } | undefined>>();

async function parsed(name: string): Promise<{ content: unknown; at: string } | undefined> {
  const found = (await all()).find(({ pack }) => pack.name === name);
  if (!found) return undefined;
  const text = await found.response.text();
  if ((await hashOf(text)) !== found.pack.hash) {
    await (await opened())?.delete(found.request);
    return undefined;
  }
  return { content: JSON.parse(text) as unknown, at: found.pack.at };
}

export const packs = {
  /** Its content; undefined where it is not kept, or not whole. What is shown is then of its day. */
  async open(name: string): Promise<unknown> {
    const opening = read.get(name) ?? parsed(name).catch(() => undefined);
    read.set(name, opening);
    const found = await opening;
    // What is not there now may be in a moment.
    if (found) noteFrom(found.at);
    else if (read.get(name) === opening) read.delete(name);
    return found?.content;
  },

  async kept(): Promise<readonly StoredPack[]> {
    return (await all().catch(() => [])).map(({ pack }) => pack);
  },

  /** Fetched, looked at, put in place; then what had its name before goes. */
  async keep({ name, hash, bytes, label, at }: WantedPack): Promise<void> {
    const text = await callForFile('GET /packs/:file', { params: { file: packFile(name, hash) } });
    if ((await hashOf(text)) !== hash) throw new ApiError({ code: 'network', status: 0 });
    const cache = await caches.open(packCache);
    const before = (await all()).filter(({ pack }) => pack.name === name && pack.hash !== hash);
    const told = { 'x-at': at, 'x-bytes': String(bytes), 'x-label': encodeURIComponent(label) };
    const headers = { 'content-type': 'application/json', ...told };
    await cache.put(addressOf(name, hash), new Response(text, { headers }));
    await Promise.all(before.map(({ request }) => cache.delete(request)));
    read.delete(name);
  },

  /** What is offered now is what is kept: it is of today. */
  async confirm(name: string, at: string): Promise<void> {
    const found = (await all()).find(({ pack }) => pack.name === name);
    if (!found || found.pack.at.slice(0, dayLength) === at.slice(0, dayLength)) return;
    const headers = new Headers(found.response.headers);
    headers.set('x-at', at);
    await (await opened())?.put(found.request, new Response(await found.response.blob(), { headers }));
    read.delete(name);
  },

  async drop(name: string): Promise<void> {
    const cache = await opened();
    for (const { pack, request } of await all()) if (pack.name === name) await cache?.delete(request);
    read.delete(name);
  },
};
