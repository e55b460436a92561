/** The application on a test database, with a small catalog of its own. */
import type { Method } from '@disha/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import type { CatalogContent } from '../catalog/documents.ts';
import { readEnv, type Env } from '../env.ts';
import type { Drain } from '../ops/drain.ts';
import type { Rounds } from '../wiring/features.ts';
import type { SharedParts, Shared } from '../wiring/shared.ts';
import { atTheEnd } from './at-the-end.ts';
import { catalogsWith } from './sample-catalog.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

export const adminToken = 'test-admin-token-0123456789';

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  shared: Shared;
  drain: Drain;
  rounds: Rounds;
  call(method: Method, path: string, options?: InjectOptions): Promise<CallResult>;
}

export interface InjectOptions {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface CallResult {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape are read here
  body: any;
  headers: Record<string, unknown>;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  catalog?: Partial<CatalogContent>;
  parts?: Partial<Omit<SharedParts, 'db' | 'env'>>;
  database?: TestDatabase;
  /** The built web application; without it the API alone. */
  webFolder?: string | null;
  /** What else goes on in the tests' process would be counted as the server's: never too busy unless given. */
  tooBusyMs?: number;
  openDataFolder?: string;
  /** How late the loop of events is said to be, instead of measured. */
  loopDelayMs?: () => number;
  /** Gets every line of the log. */
  logTo?: { write(line: string): void };
}

export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env = {}, catalog, parts = {}, database, webFolder = null, tooBusyMs = 0, loopDelayMs, logTo, openDataFolder } = options;
  const own = database ?? (await testDatabase());
  const settings: Env = readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ADMIN_TOKEN: adminToken, ...env });
  const { app, shared, drain, rounds } = await buildApp({
    db: own.db,
    env: settings,
    now: () => new Date(),
    webFolder,
    tooBusyMs,
    ...(loopDelayMs ? { loopDelayMs } : {}),
    ...(logTo ? { logTo } : {}),
    ...(openDataFolder === undefined ? {} : { openDataFolder }),
    ...parts,
  });
  // A busy machine shows late what was stored; only the tests of that answer with 202.
  shared.readBack.longestMs = 60_000;
  if (catalog) await shared.catalog.replaceShipped(catalogsWith(catalog), 'test');
  await shared.snapshot.refresh();
  atTheEnd(() => {
    // A client still connected is the test's own.
    app.server.closeAllConnections();
    return app.close();
  });
  const call: TestApp['call'] = async (method, path, { body, token, headers = {} } = {}) => {
    // No editor who changes a fact waits until it is shown; a test that goes on to look does.
    await shared.snapshot.settled();
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson =
      String(response.headers['content-type']).includes('json') &&
      response.body !== '' &&
      response.headers['content-encoding'] === undefined;
    return { status: response.statusCode, body: isJson ? JSON.parse(response.body) : response.body, headers: response.headers };
  };
  return { ...own, app, shared, drain, rounds, call };
}
