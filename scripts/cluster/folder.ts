/** A folder of this run, free ports, and the programs it needs. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Programs {
  /** The folder of initdb and postgres. */
  postgres: string;
  nginx: string;
  openssl: string;
  pgbouncer: string;
}

export class MissingProgram extends Error {}

export function findPrograms(): Programs {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const find = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  const postgres = [
    process.env['PG_BIN'] ?? '',
    '/usr/lib/postgresql/15/bin',
    '/usr/lib/postgresql/16/bin',
    '/usr/lib/postgresql/17/bin',
  ].find((folder) => existsSync(join(folder, 'initdb')));
  const [nginx, openssl, pgbouncer] = [find('nginx'), find('openssl'), find('pgbouncer')];
  if (postgres !== undefined && nginx !== undefined && openssl !== undefined && pgbouncer !== undefined)
    return { postgres, nginx, openssl, pgbouncer };
  const missing = Object.entries({ 'PostgreSQL 15': postgres, nginx, openssl, PgBouncer: pgbouncer }).flatMap(([name, found]) =>
    found === undefined ? [name] : [],
  );
  throw new MissingProgram(
    `Not found: ${missing.join(', ')}. On Debian: apt-get install postgresql-15 nginx openssl pgbouncer. ` +
      'PostgreSQL elsewhere: set PG_BIN to the folder of its initdb.',
  );
}

export function makeFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'disha-cluster-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Outside the range from which the system takes ports for connections, so that no other program has it by the time it is wanted. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.on('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
