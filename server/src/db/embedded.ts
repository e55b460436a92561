/**
 * The PostgreSQL that comes with the application: created on the first start, adopted when a killed process left it
 * running, started again when it dies, stopped with us. One application a data folder, decided by a lock in the
 * database itself, because only the database knows for certain which of its clients still live.
 */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../ops/start-error.ts';
import { findPostgres, type PostgresBinaries } from './postgres-binaries.ts';

export interface EmbeddedOptions {
  dataDir: string;
  /** A short errand beside a running application: uses its database instead of refusing. */
  beside?: boolean;
  /** Tests give up durability for speed; a server may not. */
  durable?: boolean;
  onEvent?: (message: string) => void;
}

export interface EmbeddedPostgres {
  connection: pg.PoolConfig;
  stop(): Promise<void>;
}

const port = 5432;
const longestSocketPath = 107;
const lockKey = 4_739_201;
const isWindows = process.platform === 'win32';

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'error';
    throw new StartError(`DATA_DIR ${dataDir} cannot be written (${why}). Choose another DATA_DIR or mend its permissions.`);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A cluster is made beside its place and moved there whole, so that a start cut short leaves nothing half-made. */
async function createCluster(postgres: PostgresBinaries, dataDir: string, cluster: string, durable: boolean): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid)))) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const fresh = join(dataDir, `postgres.new-${process.pid}`);
  const passwordFile = join(dataDir, 'password');
  mkdirSync(fresh, { mode: 0o700 });
  postgres.own(fresh);
  const auth = isWindows ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust'];
  if (isWindows && !existsSync(passwordFile)) writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  await postgres.run('initdb', ['-D', fresh, '-U', 'disha', '-E', 'UTF8', '--locale=C', ...auth, ...(durable ? [] : ['--no-sync'])]);
  try {
    renameSync(fresh, cluster);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}

/** A socket in the data folder, or in a short private folder when the path would not fit into a socket address. */
function socketFolder(postgres: PostgresBinaries, dataDir: string): string {
  const inside = join(dataDir, 'socket');
  const fits = Buffer.byteLength(join(inside, `.s.PGSQL.${port}`)) <= longestSocketPath;
  const uid = process.getuid?.() ?? 0;
  const folder = fits ? inside : join(tmpdir(), `disha-${uid}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!fits && (!found.isDirectory() || found.uid !== uid))
    throw new StartError(`${folder} belongs to somebody else. Choose a DATA_DIR with a shorter path.`);
  chmodSync(folder, 0o700);
  postgres.own(folder);
  return folder;
}

function writeConfig(cluster: string, socketDir: string, durable: boolean): void {
  const quoted = `'${socketDir.replaceAll("'", "''")}'`;
  const where = isWindows
    ? ["listen_addresses = '127.0.0.1'", `port = ${54_000 + (process.pid % 1000)}`]
    : ["listen_addresses = ''", `port = ${port}`, `unix_socket_directories = ${quoted}`, 'unix_socket_permissions = 0700'];
  // Databases that are gone in a minute need no looking after.
  const brief = ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off', 'autovacuum = off'];
  const speed = durable ? ['fsync = on', 'synchronous_commit = on'] : brief;
  const lines = [
    ...where,
    ...speed,
    // Tests of many applications share one database server, each with its pool.
    `max_connections = ${durable ? 100 : 400}`,
    'shared_buffers = 64MB',
    'wal_level = minimal',
    'max_wal_senders = 0',
    'logging_collector = off',
    ...discreet,
    "log_timezone = 'UTC'",
    "timezone = 'UTC'",
  ];
  writeFileSync(join(cluster, 'postgresql.conf'), `# Written at every start.\n${lines.join('\n')}\n`);
}

/**
 * After a crash PostgreSQL's own note of its process may name a stranger: in a container, which numbers its processes
 * from 1 again, that is the rule. pg_ctl takes any living process for the database.
 */
function isSomebodyElse(cluster: string): boolean {
  try {
    const [pid = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres';
  } catch {
    // Gone meanwhile, or no system that tells.
    return false;
  }
}

/** Its log tells that something failed, without the statement and the values: they may be a student's. */
const discreet = ['log_error_verbosity = terse', 'log_min_error_statement = panic', 'log_parameter_max_length_on_error = 0'];

/** Whether a data folder holds a database, running or not. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
}

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const say = options.onEvent ?? (() => undefined);
  const { durable = true } = options;
  const wanted = resolve(options.dataDir);
  makeDataDir(wanted);
  const postgres = await findPostgres();
  const dataDir = postgres.homeFor(wanted);
  if (dataDir !== wanted) {
    makeDataDir(dataDir);
    say(`PostgreSQL may not run as root and cannot reach ${wanted}; the database is in ${dataDir}.`);
  }
  postgres.own(dataDir);
  const cluster = join(dataDir, 'postgres');
  if (!hasDatabase(dataDir)) await createCluster(postgres, dataDir, cluster, durable);
  const socketDir = socketFolder(postgres, dataDir);

  const isRunning = async () => {
    if (
      !(await postgres.run('pg_ctl', ['status', '-D', cluster]).then(
        () => true,
        () => false,
      ))
    )
      return false;
    if (!isSomebodyElse(cluster)) return true;
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return false;
  };
  const log = join(dataDir, 'postgres.log');
  const ensureRunning = async () => {
    // A postmaster killed hard leaves children that hold its memory for a moment: try again until they are gone.
    for (let attempt = 1; ; attempt += 1) {
      if (await isRunning()) return;
      writeConfig(cluster, socketDir, durable);
      try {
        await postgres.run('pg_ctl', ['start', '-D', cluster, '-w', '-t', '60', '-l', log]);
        return;
      } catch (error) {
        if (attempt === 20) {
          const [why] = (error as Error).message.split('\n');
          throw new StartError(`The embedded PostgreSQL does not start; ${log} says why. (${why})`);
        }
        await wait(250);
      }
    }
  };
  await ensureRunning();

  const server: pg.ClientConfig = isWindows
    ? {
        host: '127.0.0.1',
        port: Number(/^port = (\d+)/m.exec(readFileSync(join(cluster, 'postgresql.conf'), 'utf8'))?.[1]),
        password: readFileSync(join(dataDir, 'password'), 'utf8'),
      }
    : { host: socketDir, port };
  const connection = { ...server, user: 'disha', database: 'disha' };

  let stopping = false;
  let holder: pg.Client | undefined;

  const connectHolder = async (patience: number): Promise<pg.Client> => {
    for (let attempt = 1; ; attempt += 1) {
      const client = new pg.Client({ ...server, user: 'disha', database: 'postgres' });
      try {
        await client.connect();
        return client;
      } catch (error) {
        await client.end().catch(() => undefined);
        if (attempt >= patience)
          throw new StartError(
            `The embedded PostgreSQL does not answer; ${join(dataDir, 'postgres.log')} may say why. (${(error as Error).message})`,
          );
        await wait(100);
        // It may have died since we looked, as when a machine is shutting it down.
        if (attempt % 10 === 0) await ensureRunning();
      }
    }
  };

  const takeLock = async (): Promise<boolean> => {
    const client = await connectHolder(300);
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey]);
      if (rows[0]?.taken) {
        holder = client;
        client.on('error', () => undefined);
        client.on('end', () => void revive());
        return true;
      }
      await wait(100);
    }
    await client.end();
    return false;
  };

  const revive = async () => {
    while (!stopping) {
      say('the embedded PostgreSQL went away; starting it again');
      try {
        await ensureRunning();
        if (await takeLock()) return;
      } catch (error) {
        say(`not yet: ${(error as Error).message}`);
      }
      await wait(500);
    }
  };

  if (!(await takeLock())) {
    if (options.beside === true) return { connection, stop: () => Promise.resolve() };
    throw new StartError(`Another Disha is already running on ${dataDir}. Stop it first, or choose another DATA_DIR.`);
  }
  const { rowCount } = await holder!.query("select 1 from pg_database where datname = 'disha'");
  if (!rowCount) await holder!.query('create database disha');

  return {
    connection,
    async stop() {
      stopping = true;
      await postgres.run('pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', '60']).catch(() => undefined);
      await holder?.end().catch(() => undefined);
    },
  };
}
