/** What a monitor wants to know, in Prometheus' text format. No label holds anything a person sent. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Registry } from 'prom-client';
import type { Answered } from '../http/cached-response-handler.ts';
import { measureAnswers } from './answer-metrics.ts';

const proxyMarks = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Who may read: a request with the token; without one, a request from this very machine and not through a proxy. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) {
    const sent = /^Bearer (.{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
    return sent !== undefined && timingSafeEqual(digest(sent), digest(token));
  }
  const address = request.socket.remoteAddress ?? '';
  const isLocal = address === '::1' || /^(::ffff:)?127\./.test(address);
  return isLocal && !proxyMarks.some((name) => name in request.headers);
}

/** The route's pattern, never the address that was asked for. */
export function routePattern(request: FastifyRequest): string {
  const pattern = request.is404 ? undefined : request.routeOptions.url;
  if (pattern !== undefined && !pattern.startsWith('/assets/')) return pattern;
  if (request.url.startsWith('/assets/')) return 'assets';
  return request.url.startsWith('/api') ? 'unknown' : 'pages';
}

/** The process itself; each figure is read when somebody asks. */
function measureProcess(registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('process_resident_memory_bytes', 'Memory the process holds.', () => process.memoryUsage.rss());
  gauge('process_uptime_seconds', 'Time since the start.', () => process.uptime());
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time used so far.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
}

export interface Metrics {
  /** A feature registers its own metrics here. */
  registry: Registry;
  onAnswered: (answered: Answered) => void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  measureProcess([registry]);
  return { registry, onAnswered: measureAnswers(registry) };
}

export function addMetrics(app: FastifyInstance, { registry }: Metrics, token: string | undefined): void {
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  app.addHook('onClose', (_app, done) => {
    loop.disable();
    done();
  });
  new Gauge({
    name: 'disha_event_loop_delay_seconds',
    help: 'How late the event loop was, for 99 of 100 turns since the last look.',
    registers: [registry],
    collect() {
      this.set(loop.percentile(99) / 1e9);
      loop.reset();
    },
  });
  app.get('/metrics', async (request, reply) => {
    // To everybody else it is as if there were nothing.
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}
