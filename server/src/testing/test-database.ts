/** A database of a test file's own, copied from the migrated template in a few milliseconds. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool, type Db } from '../db/connect.ts';
import { atTheEnd } from './at-the-end.ts';

export interface TestDatabase {
  db: Db;
  pool: pg.Pool;
  connection: pg.ClientConfig;
}

async function asOwner(run: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

async function createDatabase(template: string): Promise<pg.ClientConfig> {
  // Copied as files: by way of the log, as PostgreSQL would, it takes three times as long.
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner((client) => client.query(`create database ${name} template ${template} strategy file_copy`));
  atTheEnd(() => asOwner((client) => client.query(`drop database if exists ${name} with (force)`)));
  return { ...inject('postgres'), database: name };
}

/** One without any table, to be migrated or restored into. */
export const emptyDatabase = () => createDatabase('template1');

/**
 * Opened as the application does; closed when the file's tests are over. The application gives up on a crowd after three seconds, which a
 * machine with twenty things to do takes for fifty small ones; what it then says is tested in db/careful-pool.test.ts.
 */
export function openTestDatabase(connection: pg.ClientConfig): TestDatabase {
  const { db, pool } = openPool({ ...connection, max: 8, connectionTimeoutMillis: 15_000 });
  atTheEnd(() => pool.end());
  return { db, pool, connection };
}

export async function testDatabase(): Promise<TestDatabase> {
  return openTestDatabase(await createDatabase('disha'));
}
