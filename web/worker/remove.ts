/**
 * In the place of the worker where a deployment is to be undone (docs/operations.md): it takes over at once, removes what the other has
 * kept and then itself, and has open pages loaded anew. Where there is nothing to remove it only goes.
 */
export {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const remove = async () => {
    const names = (await caches.keys().catch(() => [])).filter((name) => /^(disha|workbox)-/.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
    if (names.length === 0) return;
    for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
      await (client as WindowClient).navigate(client.url).catch(() => undefined);
  };
  event.waitUntil(remove());
});
