/** One way to a database: the embedded PostgreSQL, or the server DATABASE_URL names. Migrated before anybody gets it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartError } from '../platform/start-error.ts';
import { startEmbedded } from './embedded.ts';
import * as schema from './schema.ts';

export type Db = NodePgDatabase<typeof schema>;

export interface Database {
  db: Db;
  pool: pg.Pool;
  /** A connection of its own, for LISTEN. */
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

const migrationLock = 4_739_202;

export function openPool(connection: pg.PoolConfig, onError: (error: Error) => void = () => undefined): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    max: 16,
    connectionTimeoutMillis: 4000,
    // No request may hang: a statement that takes longer than this is answered as unavailable.
    statement_timeout: 8000,
    query_timeout: 9000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...connection,
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', onError);
  return { db: drizzle(pool, { schema }), pool };
}

/** Two processes may start at once: the second waits here and finds nothing left to do. */
export async function migrateUnderLock(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: join(dirname(fileURLToPath(import.meta.url)), 'migrations') });
  } finally {
    await client.end();
  }
}

export interface DatabaseSettings {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  /** See EmbeddedOptions. */
  beside?: boolean;
}

export async function openDatabase(settings: DatabaseSettings, onEvent: (message: string) => void = () => undefined): Promise<Database> {
  if (settings.DATABASE_URL !== undefined) {
    const connection = { connectionString: settings.DATABASE_URL, connectionTimeoutMillis: 5000 };
    try {
      await migrateUnderLock(connection);
    } catch (error) {
      throw new StartError(`The database at DATABASE_URL does not answer (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}). Start it, or unset DATABASE_URL to use the built-in one.`);
    }
    const { db, pool } = openPool(connection, (error) => onEvent(error.message));
    return { db, pool, connection, close: () => pool.end() };
  }
  const embedded = await startEmbedded({ dataDir: settings.DATA_DIR, onEvent, ...(settings.beside === true ? { beside: true } : {}) });
  try {
    await migrateUnderLock(embedded.connection as pg.ClientConfig);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  const { db, pool } = openPool(embedded.connection, (error) => onEvent(error.message));
  return {
    db,
    pool,
    connection: embedded.connection as pg.ClientConfig,
    async close() {
      await pool.end();
      await embedded.stop();
    },
  };
}
