/** One throw-away PostgreSQL for the whole run, with a migrated template that every test file copies. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateUnderLock } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: pg.ClientConfig;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join((process.env['OUTER_TMPDIR'] ??= tmpdir()), 'disha-test-'));
  // What a test leaves behind lies in it too: a worker is ended before it could clear up.
  process.env['TMPDIR'] = folder;
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const embedded = await startEmbedded({ dataDir, durable: false });
  const connection = embedded.connection as pg.ClientConfig;
  await migrateUnderLock(connection);
  project.provide('postgres', { host: connection.host!, port: connection.port!, user: connection.user!, database: connection.database! });
  return async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
