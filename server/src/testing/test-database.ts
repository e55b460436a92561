/** A database of a test file's own, copied from the migrated template in a few milliseconds. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openPool, type Db } from '../db/connect.ts';

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

export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner((client) => client.query(`create database ${name} template disha`));
  const connection = { ...inject('postgres'), database: name };
  const { db, pool } = openPool({ ...connection, max: 8 });
  afterAll(async () => {
    await pool.end();
    await asOwner((client) => client.query(`drop database ${name} with (force)`));
  });
  return { db, pool, connection };
}
