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

interface Running {
  postgres: pg.ClientConfig;
  stop: () => Promise<void>;
}

async function start(): Promise<Running> {
  const folder = mkdtempSync(join((process.env['OUTER_TMPDIR'] ??= tmpdir()), 'disha-test-'));
  // What a test leaves behind lies in it too: a worker is ended before it could clear up.
  process.env['TMPDIR'] = folder;
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const embedded = await startEmbedded({ dataDir, durable: false });
  const connection = embedded.connection as pg.ClientConfig;
  await migrateUnderLock(connection);
  return {
    postgres: { host: connection.host!, port: connection.port!, user: connection.user!, database: connection.database! },
    stop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each project reads this module anew: what they share lies beside it, and ends with the last of them. */
const run = globalThis as { testPostgres?: { running: Promise<Running>; projects: number } | undefined };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = (run.testPostgres ??= { running: start(), projects: 0 });
  shared.projects += 1;
  const { postgres, stop } = await shared.running;
  project.provide('postgres', postgres);
  return async () => {
    shared.projects -= 1;
    if (shared.projects > 0) return;
    run.testPostgres = undefined;
    await stop();
  };
}
