/** What a monitor wants to know, in Prometheus' text format. No label holds anything a person sent. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface MetricsOptions {
  /** Who may read: whoever sends this token; without one, whoever asks from this very machine and not through a proxy. */
  token: string | undefined;
  /** Numbers of the other rooms, read when asked: `disha_catalog_items{kind="exams"}`. */
  gauges: () => Record<string, number>;
}

const bounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const contentType = 'text/plain; version=0.0.4; charset=utf-8';
const proxyMarks = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

interface Timing {
  buckets: number[];
  sum: number;
  count: number;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

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
function routeOf(request: FastifyRequest): string {
  const pattern = request.is404 ? undefined : request.routeOptions.url;
  if (pattern !== undefined && !pattern.startsWith('/assets/')) return pattern;
  if (request.url.startsWith('/assets/')) return 'assets';
  return request.url.startsWith('/api') ? 'unknown' : 'pages';
}

export function addMetrics(app: FastifyInstance, { token, gauges }: MetricsOptions): void {
  const requests = new Map<string, number>();
  const timings = new Map<string, Timing>();
  const loop = monitorEventLoopDelay({ resolution: 20 });
  loop.enable();
  app.addHook('onClose', (_app, done) => {
    loop.disable();
    done();
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const key = `method="${request.method}",route="${route}",status="${reply.statusCode}"`;
    requests.set(key, (requests.get(key) ?? 0) + 1);
    const timing = timings.get(route) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0 };
    const seconds = reply.elapsedTime / 1000;
    bounds.forEach((bound, index) => {
      if (seconds <= bound) timing.buckets[index] = (timing.buckets[index] ?? 0) + 1;
    });
    timing.sum += seconds;
    timing.count += 1;
    timings.set(route, timing);
    done();
  });

  const text = () => {
    const lines: string[] = [];
    const block = (name: string, type: string, help: string, rows: string[]) =>
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...rows);
    block(
      'disha_http_requests_total',
      'counter',
      'Answers sent.',
      [...requests].map(([key, count]) => `disha_http_requests_total{${key}} ${count}`),
    );
    const histogram = [...timings].flatMap(([route, { buckets, sum, count }]) => [
      ...buckets.map((value, index) => `disha_http_request_seconds_bucket{route="${route}",le="${bounds[index]}"} ${value}`),
      `disha_http_request_seconds_bucket{route="${route}",le="+Inf"} ${count}`,
      `disha_http_request_seconds_sum{route="${route}"} ${sum}`,
      `disha_http_request_seconds_count{route="${route}"} ${count}`,
    ]);
    block('disha_http_request_seconds', 'histogram', 'Time from request to answer.', histogram);
    const { user, system } = process.cpuUsage();
    const own: Record<string, number> = {
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_cpu_seconds_total: (user + system) / 1e6,
      process_uptime_seconds: process.uptime(),
      disha_event_loop_delay_seconds: loop.percentile(99) / 1e9,
      ...gauges(),
    };
    loop.reset();
    const known = new Set<string>();
    for (const [name, value] of Object.entries(own)) {
      const family = name.split('{')[0] ?? name;
      if (!known.has(family)) lines.push(`# TYPE ${family} ${family.endsWith('_total') ? 'counter' : 'gauge'}`);
      known.add(family);
      lines.push(`${name} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  };

  app.get('/metrics', (request, reply) => {
    // To everybody else it is as if there were nothing.
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type(contentType).send(text());
  });
}
