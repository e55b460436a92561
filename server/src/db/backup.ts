/**
 * A backup is one gzip file of lines of JSON: a head, then for each table its name and its rows, then an end with a
 * checksum, so that a file cut short is known as such. Logical, so that it can be restored into any PostgreSQL.
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { migrationLock } from './connect.ts';
import { keptTables, quoted, type KeptTable } from './kept-tables.ts';

export const backupFormat = 'disha-backup';
export const backupVersion = 1;

export interface BackupHead {
  format: typeof backupFormat;
  version: typeof backupVersion;
  /** How many migrations the schema had: a later version restores into that schema first, then migrates. */
  migrations: number;
  createdAt: string;
  rows: Record<string, number>;
}

interface BackupDone {
  rows: Record<string, number>;
  bytes: number;
}

async function* rowsOf(client: pg.Client, { name, only }: KeptTable): AsyncGenerator<string> {
  await client.query(`declare backup_rows no scroll cursor for select row_to_json(t)::text as row from ${quoted(name)} t ${only}`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>('fetch 500 from backup_rows');
    if (rows.length === 0) break;
    yield `${rows.map(({ row }) => row).join('\n')}\n`;
  }
  await client.query('close backup_rows');
}

async function headOf(client: pg.Client): Promise<{ head: BackupHead; tables: KeptTable[] }> {
  const { rows: known } = await client.query<{ there: boolean }>(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`);
  if (!known[0]?.there) throw new BackupError('This database holds no Disha; there is nothing to back up.');
  const { rows: migrated } = await client.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations');
  const counts: Record<string, number> = {};
  const tables = await keptTables(client);
  for (const { name, only } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${quoted(name)} ${only}`);
    counts[name] = rows[0]?.count ?? 0;
  }
  const head: BackupHead = {
    format: backupFormat,
    version: backupVersion,
    migrations: migrated[0]?.count ?? 0,
    createdAt: new Date().toISOString(),
    rows: counts,
  };
  return { head, tables };
}

async function* linesOf(client: pg.Client, head: BackupHead, tables: readonly KeptTable[]): AsyncGenerator<string> {
  const checksum = createHash('sha256');
  const line = (text: string) => {
    checksum.update(text);
    return text;
  };
  yield line(`${JSON.stringify(head)}\n`);
  for (const table of tables) {
    yield line(`${JSON.stringify([table.name])}\n`);
    for await (const rows of rowsOf(client, table)) yield line(rows);
  }
  yield `${JSON.stringify({ end: true, sha256: checksum.digest('hex') })}\n`;
}

/** Everything as it was at one moment, while others go on writing. The file appears only when it is whole. */
export async function writeBackup(connection: pg.ClientConfig, file: string): Promise<BackupDone> {
  const client = new pg.Client({ ...connection, statement_timeout: 0 });
  const part = `${file}.part`;
  await client.connect();
  try {
    // now() is the moment of the snapshot in every statement; a migration waits until we are done, and we for it.
    await client.query('begin isolation level repeatable read read only');
    await client.query('select pg_advisory_xact_lock_shared($1)', [migrationLock]);
    const { head, tables } = await headOf(client);
    await pipeline(
      Readable.from(linesOf(client, head, tables), { objectMode: true }),
      createGzip({ level: 6 }),
      createWriteStream(part, { mode: 0o600 }),
    );
    const written = await open(part, 'r+');
    await written.sync();
    await written.close();
    await rename(part, file);
    return { rows: head.rows, bytes: (await stat(file)).size };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}
