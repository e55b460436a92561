/**
 * Keeps what was read, for a journey without a network. The network is asked first, always: what is kept is shown where it does not
 * answer within three seconds, and then under its date. Only files with a hash in their name come from here at once.
 */
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { PrecacheController } from 'workbox-precaching';
import { bound } from './bound.ts';
import { dated, keepAnswers, keepPages, marked, refusals } from './keep.ts';
import { mayFetchUnasked } from './line.ts';
import { mayKeepAddress, mayKeepAnswer } from './may-keep.ts';
import { answerCache, fileCache, pageCache, readBySomebody, shellAddress, type ToWorker } from './names.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const builtFiles: { url: string; revision: string | null }[];
declare const laterBuilt: string[];
declare const builtLanguages: readonly string[];

// Each is put in where it is named: named once.
const precached = builtFiles;
const laterFiles = laterBuilt;
const languages = builtLanguages;
const patience = 3;
/** So many files are fetched beside each other. */
const atOnce = 6;
const matchOptions = { ignoreVary: true };
const bounded = [pageCache, answerCache, fileCache];
/** Asked for when somebody wants everything kept; a version after this one keeps its own then. */
const wantsAll = '/kept-all';

const languageAt = (path: string) => languages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`)) ?? 'en';
const pathOf = ({ pathname }: URL) => {
  const language = languageAt(pathname);
  return pathname.startsWith(`/${language}`) && language !== 'en' ? pathname.slice(language.length + 1) || '/' : pathname;
};

const firstFiles = new PrecacheController();
firstFiles.addToCacheList(precached);
const otherFiles = new CacheFirst({
  cacheName: fileCache,
  plugins: [{ cacheWillUpdate: async ({ response }) => (mayKeepAnswer(response) ? dated(response, await response.blob()) : null) }],
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  // Where each byte is paid for, the first files are kept like any other: when a page has asked for them.
  async (asked) => (await firstFiles.matchPrecache(asked.request)) ?? otherFiles.handle(asked),
);

const api = '/api';
registerRoute(
  ({ url, sameOrigin }) =>
    sameOrigin &&
    url.pathname.startsWith(`${api}/`) &&
    !/^\/api\/(packs|health|ready|docs|settings|avatar)/.test(url.pathname) &&
    mayKeepAddress(url.pathname.slice(api.length), url.searchParams),
  new NetworkFirst({ cacheName: answerCache, networkTimeoutSeconds: patience, matchOptions, plugins: [refusals(), keepAnswers] }),
);

const pages = new NetworkFirst({ cacheName: pageCache, networkTimeoutSeconds: patience, matchOptions, plugins: [keepPages, refusals()] });
const straight = new NetworkFirst({ cacheName: pageCache, plugins: [{ cacheWillUpdate: async () => null }] });
const isAway = ({ status }: Response) => status >= 502 && status <= 504;

/** A page that was never read here is drawn by the application, which says so where it does not know it. */
async function shell(url: URL): Promise<Response | undefined> {
  const kept = await firstFiles.matchPrecache(shellAddress(languageAt(url.pathname)));
  return kept && marked(kept, '');
}

registerRoute(
  new NavigationRoute(
    async ({ event, request, url }) => {
      const strategy = mayKeepAddress(pathOf(url), url.searchParams) ? pages : straight;
      try {
        const response = await strategy.handle({ event, request } as never);
        return isAway(response) ? ((await shell(url)) ?? response) : response;
      } catch (error) {
        const here = await shell(url);
        if (here) return here;
        throw error;
      }
    },
    { denylist: [/^\/(api|icons|app-shell|assets)\//, /^\/(mcp|open-data)(\/|$)/, /\.\w+$/] },
  ),
);

/** What the worker was to keep when it came, and did not where each byte is paid for. */
async function keepFirst(): Promise<void> {
  const cache = await caches.open(firstFiles.strategy.cacheName);
  for (const { url } of precached) {
    if (await firstFiles.matchPrecache(url)) continue;
    const response = await fetch(url, { cache: 'no-cache' });
    if (response.ok) await cache.put(firstFiles.getCacheKeyForURL(url)!, response);
  }
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(fileCache);
  await cache.put(wantsAll, new Response(''));
  await keepFirst();
  const missing: string[] = [];
  for (const url of laterFiles) if (!(await cache.match(url, matchOptions))) missing.push(url);
  const fetchNext = async (): Promise<void> => {
    for (let url = missing.pop(); url !== undefined; url = missing.pop()) {
      const response = await fetch(url);
      if (mayKeepAnswer(response)) await cache.put(url, await dated(response, await response.blob()));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
}

/** A page of the version before may still ask for its files: they stay until there is no room for them. */
async function keepBefore(): Promise<void> {
  const ours = new Set(precached.map(({ url }) => new URL(url, self.location.origin).href));
  const files = await caches.open(fileCache);
  for (const name of (await caches.keys()).filter((each) => each.includes('precache'))) {
    const before = await caches.open(name);
    for (const request of await before.keys()) {
      const response = ours.has(request.url) || !request.url.includes('/assets/') ? undefined : await before.match(request);
      if (response) await files.put(request, await dated(response, await response.blob()));
    }
  }
}

self.addEventListener('install', (event) => {
  const first = mayFetchUnasked() ? firstFiles.install(event) : Promise.resolve();
  const keep = async () => {
    await first;
    await keepBefore();
    const files = await caches.open(fileCache);
    if (await files.match(wantsAll)) await keepAll();
  };
  event.waitUntil(first);
  // Nothing of the rest is needed to be at work.
  event.waitUntil(keep().catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(firstFiles.activate(event));
  event.waitUntil(
    bound(bounded)
      .catch(() => undefined)
      .then(() => self.clients.claim()),
  );
});

async function tidy(): Promise<void> {
  await bound(bounded);
  if (mayFetchUnasked()) await keepFirst();
}

/** The page that waits for it is told how it went. */
const answered = (event: ExtendableMessageEvent, work: Promise<void>): Promise<void> =>
  work.then(
    () => event.ports[0]?.postMessage(true),
    () => event.ports[0]?.postMessage(false),
  );

self.addEventListener('message', (event) => {
  const asked = event.data as ToWorker;
  if (asked === 'take-over') event.waitUntil(self.skipWaiting());
  if (asked === 'keep-all') event.waitUntil(answered(event, keepAll()));
  if (asked === 'forget') event.waitUntil(Promise.all(readBySomebody.map((name) => caches.delete(name))));
  if (asked === 'tidy') event.waitUntil(tidy().catch(() => undefined));
});
