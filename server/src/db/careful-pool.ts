/**
 * Three things the pool does not do by itself for a caller that takes a connection out of it, as every transaction does.
 * A query that was given up leaves its connection in an unknown state, perhaps inside a transaction: such a
 * connection is closed, not used again. A connection that ends while it is in use gives its place back, even when the caller
 * that took it never gets to do so (a transaction whose very `begin` fails). And such an end does not end the process.
 */
import type pg from 'pg';

const isGivenUp = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

type Release = pg.PoolClient['release'];
type AnyCall = (...args: unknown[]) => unknown;

export function makeCareful(pool: pg.Pool): void {
  const inUse = new WeakMap<pg.PoolClient, Release>();

  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.on('end', () => inUse.get(client)?.(true));
    const query = client.query.bind(client) as AnyCall;
    const careful: AnyCall = (...args) => {
      const result = query(...args);
      if (result instanceof Promise) {
        result.catch((error: unknown) => {
          if (isGivenUp(error)) (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
        });
      }
      return result;
    };
    Object.assign(client, { query: careful });
  });

  const connect = pool.connect.bind(pool) as AnyCall;
  const take = async () => {
    const client = (await connect()) as pg.PoolClient;
    const release = client.release.bind(client);
    const once: Release = (error) => {
      if (inUse.get(client) !== once) return;
      inUse.delete(client);
      release(error);
    };
    inUse.set(client, once);
    client.release = once;
    return client;
  };
  // With a callback it is the pool itself that asks, and it cleans up after itself.
  Object.assign(pool, { connect: (...args: unknown[]) => (args.length === 0 ? take() : connect(...args)) });
}
