/** The application without a port: tests start here, by inject. */
import { apiOf } from '@disha/contract/api';
import { limits } from '@disha/contract/limits';
import type { EndpointTable } from '@disha/contract/endpoint';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type pg from 'pg';
import { contractsOf } from './catalog/catalog.ts';
import { measureCatalog } from './catalog/catalog.metrics.ts';
import { measurePool } from './db/pool.metrics.ts';
import { measureBodies } from './http/body-cache.metrics.ts';
import { within } from './http/deadline.ts';
import { addDrain, type Drain } from './ops/drain.ts';
import { answerClientError } from './http/client-error.ts';
import { proxyTrust } from './http/client-address.ts';
import { answerError, answerFrameworkError } from './http/errors.ts';
import { LocalizedLanguages } from './http/language.ts';
import { cachedResponseHandler, type Answered, type CachedResponseHandler } from './http/cached-response-handler.ts';
import type { LogTo } from './ops/buffered-log.ts';
import { addHealth } from './ops/health.ts';
import { withoutPerson, withoutValues } from './ops/log.ts';
import { watchLoopDelay } from './ops/loop-delay.ts';
import { addMetrics, routePattern } from './ops/metrics.ts';
import { RequestLog, requestLogger } from './ops/request-log.ts';
import { addDocs } from './http/openapi.ts';
import { addPressure, Pressure } from './http/pressure.ts';
import { addRateLimit, createRateLimit, toolAddress } from './http/rate-limit.ts';
import { readableUrl } from './pages/address.ts';
import { securityHeaders } from './http/security-headers.ts';
import { addDefaultHeaders } from './http/default-headers.ts';
import type { RefusePage } from './pages/refusal-page.ts';
import { addOpenData } from './pages/open-data.ts';
import { addWebPages } from './pages/web-pages.ts';
import { wireFeatures, type Rounds } from './wiring/features.ts';
import { buildShared, type SharedParts, type Shared } from './wiring/shared.ts';

interface AppParts extends SharedParts {
  /** The folder of the built web application, or null to serve the API alone. */
  webFolder: string | null;
  /** Watched over in the metrics, where there is one. */
  pool?: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  /** Where dumps lie that are served; none are unless given. */
  openDataFolder?: string;
  /** Where the log goes; to the standard output unless given. */
  logTo?: LogTo;
  /** From which delay of the loop of events on it answers 503; never by 0. Three seconds unless given. */
  tooBusyMs?: number;
  /** How late that loop is; measured unless given. */
  loopDelayMs?: () => number;
}

/**
 * A slow client has half a minute to send its request, and is looked after every few
 * seconds. Balancers hang up on silent connections sooner than we.
 */
const connectionLimits = { requestTimeout: 30_000, headersTimeout: 15_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 72_000 };

/** The contract checks what comes and goes; the framework's own compilers would be loaded at every start, for nothing. */
function notByFramework(): never {
  throw new Error('a route has a schema of the framework; the contract is the place for it');
}

export async function buildApp(parts: AppParts): Promise<{ app: FastifyInstance; shared: Shared; drain: Drain; rounds: Rounds }> {
  const { env } = parts;
  const trust = proxyTrust(env.TRUST_PROXY);
  const logTo = parts.logTo ?? process.stdout;
  let answerExpress: CachedResponseHandler = () => false;
  const app = Fastify({
    serverFactory: (answerAtLength) =>
      createServer(connectionLimits, (request, response) => {
        if (!answerExpress(request, response)) answerAtLength(request, response);
      }),
    logController: new RequestLog(),
    logger:
      env.LOG_LEVEL === 'silent'
        ? false
        : {
            level: env.LOG_LEVEL,
            serializers: { req: withoutPerson, err: withoutValues },
            stream: logTo,
          },
    bodyLimit: limits.bodyBytes,
    trustProxy: trust,
    genReqId: () => randomUUID(),
    // Requests on open connections are still answered while we stop; idle connections are closed at once.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    // The contract says how long a part of a path may be; the router's own refusal would have another form.
    routerOptions: { maxParamLength: 16_384 },
    frameworkErrors: answerFrameworkError,
    schemaController: { compilersFactory: { buildValidator: notByFramework, buildSerializer: notByFramework } },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
  });

  const servedLanguages = new LocalizedLanguages({ pseudo: env.PSEUDO_LANGUAGE === 'on' });
  app.decorate('servedLanguages', servedLanguages);

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // A call without a payload may still say it is JSON.
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.addContentTypeParser('text/csv', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  let refusePage: RefusePage = () => false;
  app.setErrorHandler((error, request, reply) => {
    if (!refusePage(error, request, reply)) answerError(error, request, reply);
  });

  const drain = addDrain(app);
  const defaultHeaders = addDefaultHeaders(app, {
    security: securityHeaders({
      googleScriptUrl: env.GOOGLE_CLIENT_ID === undefined ? null : env.GOOGLE_SCRIPT_URL,
      avatarServiceUrl: env.AVATAR_SERVICE_URL,
    }),
    isLeaving: () => drain.isDraining,
  });
  const loop = watchLoopDelay();
  app.addHook('onClose', (_app, done) => {
    loop.stop();
    done();
  });
  const pressure = new Pressure({ delayMs: parts.loopDelayMs ?? loop.current, tooBusyMs: parts.tooBusyMs ?? 3000 });
  addPressure(app, pressure);
  const rateLimit = env.RATE_LIMIT === 'on' ? createRateLimit(trust) : undefined;
  if (rateLimit) addRateLimit(app, rateLimit);

  const shared = buildShared(parts, app.log);
  const { bodies, snapshot, metrics } = shared;
  const logRequest = requestLogger(logTo, env.LOG_LEVEL);
  const onAnswered = (answered: Answered) => {
    metrics.onAnswered(answered);
    logRequest(answered);
  };
  app.addHook('onResponse', (request, reply, done) => {
    if (request.socket.remoteAddress === toolAddress) return done();
    const { id, method, url } = request;
    onAnswered({ id, method, url, route: routePattern(request), status: reply.statusCode, milliseconds: reply.elapsedTime });
    done();
  });
  answerExpress = cachedResponseHandler({
    bodies,
    servedLanguages,
    defaultHeaders,
    isOpen: () => app.server.listening && !drain.isDraining,
    mayPass: (request) => rateLimit === undefined || rateLimit.waitOf(request) === 0,
    onAnswered,
  });

  addHealth(app, {
    catalogLoaded: () => snapshot.isLoaded,
    databaseAnswers: () =>
      within(2000, parts.db.execute(sql`select 1`)).then(
        () => true,
        () => false,
      ),
    isLeaving: () => drain.isDraining,
  });
  addMetrics(app, metrics, env.METRICS_TOKEN);
  measureBodies(metrics.registry, bodies);
  measureCatalog(metrics.registry, snapshot);
  if (parts.pool) measurePool(metrics.registry, parts.pool);
  addDocs(app, apiOf(contractsOf(shared.catalogs)) as EndpointTable);
  const rounds = wireFeatures(app, parts, shared);
  if (parts.openDataFolder !== undefined) await addOpenData(app, parts.openDataFolder);
  refusePage = await addWebPages(app, {
    webFolder: parts.webFolder,
    bodies,
    catalogState: () => snapshot.state,
    ranksState: rounds.ranksState,
    publicUrl: env.PUBLIC_URL,
    hasWorker: env.OFFLINE_WORKER === 'on',
    itemsOf: (catalog) => snapshot.items(catalog),
    pressure,
    acts: shared.acts,
  });
  return { app, shared, drain, rounds };
}
