/** One way to a database: the embedded PostgreSQL, or the server DATABASE_URL names. Migrated before anybody gets it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartError } from '../ops/start-error.ts';
import { makeCareful } from './careful-pool.ts';
import { startEmbedded } from './embedded.ts';

export type Db = NodePgDatabase;
/** A transaction: what is done in one is done whole or not at all. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

interface Database {
  db: Db;
  pool: pg.Pool;
  /** A connection of its own, for LISTEN. */
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

export const migrationLock = 4_739_202;

export function openPool(connection: pg.PoolConfig, onError: (error: Error) => void = () => undefined): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    max: 16,
    // No request may hang: waiting for a connection and for a statement together stay below a request's own limit.
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    query_timeout: 6000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...connection,
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', onError);
  makeCareful(pool);
  return { db: drizzle(pool), pool };
}

const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

interface Journal {
  entries: { tag: string }[];
}
const readJournal = () => JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as Journal;

/** How many steps this version's schema is made of. */
export const migrationCount = () => readJournal().entries.length;

/** A folder that ends after the first `count` migrations: the schema as an older version had it. */
function firstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'disha-migrations-'));
  const journal = readJournal();
  const entries = journal.entries.slice(0, count);
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

/** Two processes may start at once: the second waits here and finds nothing left to do. `upTo` stops at an older schema. */
export async function migrateUnderLock(connection: pg.ClientConfig, upTo?: number): Promise<void> {
  const folder = upTo === undefined ? migrationsFolder : firstMigrations(upTo);
  const client = new pg.Client(connection);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
    if (folder !== migrationsFolder) rmSync(folder, { recursive: true, force: true });
  }
}

interface DatabaseSettings {
  DATABASE_URL?: string | undefined;
  /** The same database through a pooler that hands out a connection for one transaction. */
  DATABASE_POOL_URL?: string | undefined;
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
      const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
      throw new StartError(
        `The database at DATABASE_URL does not answer (${why}). Start it, or unset DATABASE_URL to use the built-in one.`,
      );
    }
    // LISTEN and the lock of migrations last longer than a transaction, so they go past the pooler. It also knows no
    // statement_timeout; there the database's own setting must do.
    const pooled =
      settings.DATABASE_POOL_URL === undefined
        ? connection
        : { ...connection, connectionString: settings.DATABASE_POOL_URL, statement_timeout: false as const };
    const { db, pool } = openPool(pooled, (error) => onEvent(error.message));
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
