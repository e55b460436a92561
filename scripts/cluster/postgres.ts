/** A PostgreSQL of the machine's own package: a private instance on loopback, durable, gone when the run is over. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort, type Programs } from './folder.ts';

export interface Postgres {
  url: string;
  version: string;
  pid(): number;
  query(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** As an update of the package does it: all connections are cut, and it comes back. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL and PgBouncer refuse to run as root. */
export function otherUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function startPostgres({ postgres }: Programs, folder: string): Promise<Postgres> {
  const user = otherUser();
  const port = await freePort();
  const data = join(folder, 'postgres');
  mkdirSync(data, { mode: 0o700 });
  chmodSync(folder, 0o755);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(data, user.uid, user.gid);
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  execFileSync(join(postgres, 'initdb'), ['-D', data, '-U', 'disha', '-E', 'UTF8', '--locale=C', '--auth=trust'], {
    ...user,
    env,
    cwd: '/',
    stdio: 'pipe',
  });
  writeFileSync(
    join(data, 'postgresql.conf'),
    [
      "listen_addresses = '127.0.0.1'",
      `port = ${port}`,
      "unix_socket_directories = ''",
      'max_connections = 100',
      "timezone = 'UTC'",
      '',
    ].join('\n'),
  );

  let child: ChildProcess;
  const url = (database: string) => `postgres://disha@127.0.0.1:${port}/${database}`;
  const ask = async (database: string, text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url(database) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text, values)).rows;
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    child = spawn(join(postgres, 'postgres'), ['-D', data], { ...user, env, cwd: '/', stdio: 'ignore' });
    for (let attempt = 1; ; attempt += 1) {
      try {
        await ask('postgres', 'select 1');
        return;
      } catch (error) {
        if (attempt === 200) throw error;
        await wait(100);
      }
    }
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      child.on('close', () => resolve());
      child.kill('SIGINT');
    });

  await start();
  await ask('postgres', 'create database disha');
  return {
    url: url('disha'),
    version: String((await ask('postgres', 'show server_version'))[0]?.['server_version']),
    pid: () => child.pid ?? 0,
    query: (text, values) => ask('disha', text, values),
    async restart() {
      await stop();
      await start();
    },
    stop,
  };
}
