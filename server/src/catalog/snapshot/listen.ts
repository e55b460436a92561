/** Hears of catalog changes made by any process, and refreshes the snapshot. Comes back by itself when the database does. */
import pg from 'pg';
import { catalogChannel } from './news.ts';
import type { CatalogSnapshot } from './snapshot.ts';

const retryAfter = 1000;

export interface Listening {
  stop(): Promise<void>;
}

export function listenForChanges(connection: pg.ClientConfig, snapshot: CatalogSnapshot, onError: (error: unknown) => void): Listening {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const again = () => {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void open();
    }, retryAfter);
  };

  const open = async () => {
    const next = new pg.Client({ ...connection, keepAlive: true });
    client = next;
    next.on('error', () => undefined);
    next.on('end', again);
    next.on('notification', ({ payload = '' }) => {
      const changed = snapshot.news.heard(payload);
      if (changed === 'ours') return;
      if (changed) return snapshot.follow(changed);
      // An older version names the catalog alone.
      const kinds = snapshot.names.filter((name) => name === payload);
      snapshot.refresh(kinds.length > 0 ? kinds : undefined).catch(onError);
    });
    try {
      await next.connect();
      await next.query(`listen ${catalogChannel}`);
      // Whatever happened while this process did not listen, at first between the first reading and now, is read.
      await snapshot.catchUp();
    } catch (error) {
      onError(error);
      await next.end().catch(() => undefined);
      again();
    }
  };
  void open();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
