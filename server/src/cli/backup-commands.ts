/** What the backup and restore commands do, and the line they print. */
import pg from 'pg';
import { writeBackup } from '../db/backup.ts';
import { BackupError } from '../db/backup-error.ts';
import { openPool } from '../db/connect.ts';
import { hasDatabase, startEmbedded } from '../db/embedded.ts';
import { checkBackup, restoreInto } from '../db/restore.ts';
import type { Env } from '../env.ts';
import { backupMark, MarksRepository } from '../ops/marks.repository.ts';

type Where = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;

function inWords(rows: Record<string, number>): string {
  return Object.entries(rows)
    .map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`)
    .join(', ');
}

async function answers(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const named = async (url: string): Promise<pg.ClientConfig> => {
  const connection = { connectionString: url };
  if (!(await answers(connection))) throw new BackupError('The database at DATABASE_URL does not answer.');
  return connection;
};

async function onEmbedded<T>(dataDir: string, beside: boolean, run: (connection: pg.ClientConfig) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir, beside });
  try {
    return await run(embedded.connection as pg.ClientConfig);
  } finally {
    await embedded.stop();
  }
}

/** On the database there is, whether the application runs or not. */
export async function onDatabase<T>(
  { DATABASE_URL, DATA_DIR }: Where,
  what: string,
  run: (connection: pg.ClientConfig) => Promise<T>,
): Promise<T> {
  if (DATABASE_URL !== undefined) return run(await named(DATABASE_URL));
  if (!hasDatabase(DATA_DIR)) throw new BackupError(`There is no database in ${DATA_DIR}; there is nothing to ${what}.`);
  return onEmbedded(DATA_DIR, true, run);
}

/** For the operator's view of the health. */
async function noteBackup(connection: pg.ClientConfig): Promise<void> {
  const { db, pool } = openPool({ ...connection, max: 1 });
  try {
    await new MarksRepository(db).note(backupMark, new Date());
  } finally {
    await pool.end();
  }
}

/** Everything worth keeping, as it is now, whether the application runs or not. */
export async function backup({ DATABASE_URL, DATA_DIR }: Where, file: string): Promise<string> {
  const write = async (connection: pg.ClientConfig) => {
    const written = await writeBackup(connection, file);
    // Where nothing may be written, as beside a copy that only follows, the backup is good all the same.
    await noteBackup(connection).catch(() => undefined);
    return written;
  };
  const done = await onDatabase({ DATABASE_URL, DATA_DIR }, 'back up', write);
  const what = `${inWords(done.rows)} into ${file} (${Math.ceil(done.bytes / 1024)} KB)`;
  return `Backed up ${what}. It holds personal data: keep it as safe as the database.`;
}

/** A backup into an empty DATA_DIR, or an empty database at DATABASE_URL. */
export async function restore({ DATABASE_URL, DATA_DIR }: Where, file: string): Promise<string> {
  // Before anything is touched, the whole file has been read once and found good.
  const head = await checkBackup(file);
  if (DATABASE_URL !== undefined) await restoreInto(await named(DATABASE_URL), file, head, 'The database at DATABASE_URL');
  else await onEmbedded(DATA_DIR, false, (connection) => restoreInto(connection, file, head, DATA_DIR));
  return `Restored ${inWords(head.rows)}, as they were on ${head.createdAt}.`;
}
