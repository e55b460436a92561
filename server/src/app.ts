/** The application without a port: tests start here, by inject. */
import underPressure from '@fastify/under-pressure';
import { api } from '@disha/contract/api';
import { limits } from '@disha/contract/limits';
import type { EndpointTable } from '@disha/contract/endpoint';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { CatalogContent } from './catalog/catalog.repository.ts';
import { within } from './http/deadline.ts';
import { addDrain, type Drain } from './ops/drain.ts';
import { answerClientError } from './http/client-error.ts';
import { answerError, answerFrameworkError } from './http/errors.ts';
import { addHealth } from './ops/health.ts';
import { withoutPerson, withoutValues } from './ops/log.ts';
import { addMetrics } from './ops/metrics.ts';
import { addDocs } from './http/openapi.ts';
import { addRateLimit } from './http/rate-limit.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { readableUrl } from './pages/address.ts';
import type { SitemapItem } from './pages/public-address.ts';
import { addWebPages } from './pages/web-pages.ts';
import { buildShared, wireRooms, type Parts, type Shared } from './wiring.ts';

export interface AppParts extends Parts {
  /** The folder of the built web application, or null to serve the API alone. */
  webFolder: string | null;
  /** Watched over in the metrics, where there is one. */
  pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Where the log goes; to the standard output unless given. */
  logTo?: { write(line: string): void };
}

/** Every catalog's rows: each has an id and the month of its last check. */
const listed = (content: CatalogContent): Readonly<Record<string, readonly SitemapItem[] | undefined>> => ({ ...content });

/** true, false, a number of hops, or the addresses of our proxies. */
function proxyTrust(value: string) {
  if (value === 'true' || value === 'false') return value === 'true';
  return /^\d+$/.test(value) ? (_address: string, hop: number) => hop < Number(value) : value;
}

export async function buildApp(parts: AppParts): Promise<{ app: FastifyInstance; shared: Shared; drain: Drain }> {
  const { env } = parts;
  const app = Fastify({
    logger:
      env.LOG_LEVEL === 'silent'
        ? false
        : {
            level: env.LOG_LEVEL,
            serializers: { req: withoutPerson, err: withoutValues },
            ...(parts.logTo ? { stream: parts.logTo } : {}),
          },
    bodyLimit: limits.bodyBytes,
    trustProxy: proxyTrust(env.TRUST_PROXY),
    genReqId: () => randomUUID(),
    // Requests on open connections are still answered while we stop; idle connections are closed at once.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // A slow client has half a minute to send its request, and is looked after every few seconds.
    requestTimeout: 30_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    clientErrorHandler: answerClientError,
    // The contract says how long a part of a path may be; the router's own refusal would have another form.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: answerFrameworkError,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a payload may still say it is JSON.
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.setErrorHandler(answerError);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });

  const drain = addDrain(app);
  addSecurityHeaders(app, {
    googleScriptUrl: env.GOOGLE_CLIENT_ID === undefined ? null : env.GOOGLE_SCRIPT_URL,
    avatarServiceUrl: env.AVATAR_SERVICE_URL,
  });
  await app.register(underPressure, { maxEventLoopDelay: 3000, retryAfter: 5 });
  if (env.RATE_LIMIT === 'on') await addRateLimit(app);

  const shared = buildShared(parts);
  addHealth(app, {
    catalogLoaded: () => shared.snapshot.isLoaded,
    databaseAnswers: () =>
      within(2000, parts.db.execute(sql`select 1`)).then(
        () => true,
        () => false,
      ),
    isLeaving: () => drain.isDraining,
  });
  addMetrics(app, {
    token: env.METRICS_TOKEN,
    gauges: () => ({
      ...shared.snapshot.counts(),
      disha_catalog_loaded: Number(shared.snapshot.isLoaded),
      ...(parts.pool
        ? {
            'disha_database_connections{state="open"}': parts.pool.totalCount,
            'disha_database_connections{state="idle"}': parts.pool.idleCount,
            disha_database_waiting: parts.pool.waitingCount,
          }
        : {}),
    }),
  });
  addDocs(app, api as EndpointTable);
  wireRooms(app, parts, shared);
  await addWebPages(app, {
    webFolder: parts.webFolder,
    catalogState: () => shared.snapshot.state,
    publicUrl: env.PUBLIC_URL,
    itemsOf: (catalog) => shared.snapshot.derive(listed)[catalog] ?? [],
  });
  return { app, shared, drain };
}
