import { Gauge, type Registry } from 'prom-client';
import type { CatalogSnapshot } from './snapshot/snapshot.ts';

export function measureCatalog(registry: Registry, snapshot: CatalogSnapshot): void {
  const registers = [registry];
  new Gauge({
    name: 'disha_catalog_items',
    help: 'Items of each catalog in memory.',
    labelNames: ['kind'],
    registers,
    collect() {
      for (const [kind, count] of Object.entries(snapshot.counts())) this.set({ kind }, count);
    },
  });
  new Gauge({
    name: 'disha_catalog_loaded',
    help: '1 once the catalogs are in memory.',
    registers,
    collect() {
      this.set(Number(snapshot.isLoaded));
    },
  });
}
