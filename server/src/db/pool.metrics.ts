import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

type WatchedPool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;

export function measurePool(registry: Registry, pool: WatchedPool): void {
  const registers = [registry];
  new Gauge({
    name: 'disha_database_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
    },
  });
  new Gauge({
    name: 'disha_database_waiting',
    help: 'Who waits for a connection to the database.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
}
