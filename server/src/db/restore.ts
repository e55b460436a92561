/** The way back: a backup into a database that holds nothing yet, all of it or nothing. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { backupFormat, backupVersion, type BackupHead } from './backup.ts';
import { BackupError } from './backup-error.ts';
import { migrateUnderLock, migrationCount } from './connect.ts';
import { quoted } from './kept-tables.ts';

const newline = 10;
const batchBytes = 2 * 1024 * 1024;

/** By bytes: a text may hold separators that other readers take for the end of a line. */
async function* linesIn(file: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  for await (const chunk of unzipped as AsyncIterable<Buffer>) {
    let start = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, at)]).toString('utf8');
      rest = [];
      start = at + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}

function headIn(line: string): BackupHead {
  let head: Partial<BackupHead> | null = null;
  try {
    head = JSON.parse(line) as Partial<BackupHead>;
  } catch {
    // Said below.
  }
  if (head?.format !== backupFormat || !head.rows) throw new BackupError('This file is not a Disha backup.');
  if (head.version !== backupVersion || Number(head.migrations) > migrationCount())
    throw new BackupError('This backup was made by a newer Disha. Restore it with that version.');
  return head as BackupHead;
}

/** Reads the whole file and believes nothing: the head, every count and the checksum must agree. */
export async function checkBackup(file: string): Promise<BackupHead> {
  const checksum = createHash('sha256');
  const found: Record<string, number> = {};
  let head: BackupHead | undefined;
  let table = '';
  let end: { sha256?: string } | undefined;
  try {
    for await (const line of linesIn(file)) {
      if (end) throw new BackupError('This backup is damaged: it goes on after its end.');
      if (!head) head = headIn(line);
      else if (line.startsWith('[')) [table] = JSON.parse(line) as [string];
      else if (line.startsWith('{"end":true')) {
        end = JSON.parse(line) as { sha256?: string };
        continue;
      } else found[table] = (found[table] ?? 0) + 1;
      checksum.update(line).update('\n');
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') throw new BackupError(`${file} cannot be read (${code}).`);
    throw new BackupError(head ? 'This backup is damaged: it cannot be read to its end.' : 'This file is not a Disha backup.');
  }
  if (!head) throw new BackupError('This file is not a Disha backup.');
  if (!end) throw new BackupError('This backup is cut short: its end is missing.');
  const agrees =
    end.sha256 === checksum.digest('hex') &&
    Object.entries(head.rows).every(([name, count]) => (found[name] ?? 0) === count) &&
    Object.keys(found).every((name) => name in head.rows);
  if (!agrees) throw new BackupError('This backup is damaged: its checksum or its counts do not fit.');
  return head;
}

async function refuseUnlessEmpty(client: pg.Client, where: string, migrations: number): Promise<void> {
  const { rows: ours } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const refuse = (why: string) => new BackupError(`${where} is not empty (${why}). A backup is restored into an empty one only.`);
  for (const { name } of ours) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0) throw refuse(`the table ${name} has rows`);
  }
  if (ours.length === 0) return;
  const { rows: known } = await client.query<{ there: boolean }>(`select to_regclass('drizzle.__drizzle_migrations') is not null as there`);
  if (!known[0]?.there) throw refuse(`it has a table ${ours[0]?.name}`);
  const { rows: steps } = await client.query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations');
  if ((steps[0]?.count ?? 0) > migrations) throw refuse('its tables are newer than the backup');
}

async function load(client: pg.Client, file: string, head: BackupHead): Promise<void> {
  let table = '';
  let batch: string[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0)
      await client.query(`insert into public."${table}" select * from json_populate_recordset(null::public."${table}", $1::json)`, [
        `[${batch.join(',')}]`,
      ]);
    batch = [];
    size = 0;
  };
  let isHead = true;
  for await (const line of linesIn(file)) {
    if (isHead) isHead = false;
    else if (line.startsWith('[')) {
      await flush();
      [table] = JSON.parse(line) as [string];
      // The name becomes part of a statement.
      if (!/^[a-z][a-z0-9_]*$/.test(table)) throw new BackupError('This backup is damaged: it names a table that cannot be.');
    } else if (!line.startsWith('{"end":true')) {
      batch.push(line);
      size += line.length;
      if (size >= batchBytes) await flush();
    }
  }
  await flush();
  for (const [name, count] of Object.entries(head.rows)) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from public.${quoted(name)}`);
    if (rows[0]?.count !== count)
      throw new BackupError(`The table ${name} came back with ${rows[0]?.count} of ${count} rows; nothing was restored.`);
  }
}

/** Fills an empty database from a checked backup; `where` names it in messages. */
export async function restoreInto(connection: pg.ClientConfig, file: string, head: BackupHead, where: string): Promise<void> {
  const client = new pg.Client({ ...connection, statement_timeout: 0 });
  await client.connect();
  try {
    await refuseUnlessEmpty(client, where, head.migrations);
    await migrateUnderLock(connection, head.migrations);
    await client.query('begin');
    const names = Object.keys(head.rows).map((name) => `public.${quoted(name)}`);
    // A server that starts on the same database at this moment waits here, and then finds everything in place.
    await client.query(`lock table ${names.join(', ')} in access exclusive mode`);
    await refuseUnlessEmpty(client, where, head.migrations);
    await load(client, file, head);
    await client.query('commit');
    await migrateUnderLock(connection);
  } finally {
    await client.end();
  }
}
