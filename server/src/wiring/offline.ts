import type { PackSource } from '../catalog/pack-source.ts';
import { collegePacks } from '../features/colleges/colleges.packs.ts';
import { catalogPacks } from '../features/offline/catalog-packs.ts';
import { serveOffline } from '../features/offline/offline.routes.ts';
import type { BuiltApp } from './app.ts';

/** What a device may keep for reading without a network: each feature that has more than the catalogs say hands in a source of packs. */
export function wireOffline({ app, serve, parts, shared, now, fees }: BuiltApp, ranks: PackSource): void {
  const { snapshot, catalogs } = shared;
  serveOffline(serve, {
    sources: [
      catalogPacks({
        ...{ app, catalogs, snapshot },
        others: (parts.states ?? []).map(({ slug }) => `/states/${slug}`),
      }),
      collegePacks(snapshot, fees),
      ranks,
    ],
    now,
    onError: (error) => app.log.warn({ err: error }, 'a pack could not be made'),
  });
}
