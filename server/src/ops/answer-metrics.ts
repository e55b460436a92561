/**
 * How many answers, and how fast. Counted in plain numbers: the library puts its labels together for every single one, which
 * took a tenth of what an answer costs in all. It is told the sums when somebody asks.
 */
import { Counter, type Histogram, type Registry } from 'prom-client';
import type { Answered } from '../http/cached-response-handler.ts';

const bounds = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface RouteSums {
  /** By method, then by status. */
  answers: Map<string, Map<number, number>>;
  /** How many were as fast as each bound and no faster than the one before. */
  within: number[];
  seconds: number;
  count: number;
}

const histogramName = 'disha_http_request_seconds';

/** The lines of one route, as the library's own histogram writes them. */
function linesOf(route: string, { within, seconds, count }: RouteSums) {
  let sum = 0;
  return [
    ...bounds.map((le, index) => ({
      metricName: `${histogramName}_bucket`,
      labels: { route, le },
      value: (sum += within[index] ?? 0),
    })),
    { metricName: `${histogramName}_bucket`, labels: { route, le: '+Inf' }, value: count },
    { metricName: `${histogramName}_sum`, labels: { route }, value: seconds },
    { metricName: `${histogramName}_count`, labels: { route }, value: count },
  ];
}

/** Returns who counts an answer. */
export function measureAnswers(registry: Registry): (answered: Answered) => void {
  const routes = new Map<string, RouteSums>();
  new Counter({
    name: 'disha_http_requests_total',
    help: 'Answers sent.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [route, { answers }] of routes)
        for (const [method, statuses] of answers) for (const [status, count] of statuses) this.inc({ method, route, status }, count);
    },
  });
  const histogram = {
    name: histogramName,
    get: () =>
      Promise.resolve({
        name: histogramName,
        help: 'Time from request to answer.',
        type: 'histogram',
        aggregator: 'sum',
        values: [...routes].flatMap(([route, sums]) => linesOf(route, sums)),
      }),
  };
  // The registry asks a metric for its name and its values, no more.
  registry.registerMetric(histogram as unknown as Histogram);

  return ({ method, route, status, milliseconds }) => {
    let sums = routes.get(route);
    if (!sums) routes.set(route, (sums = { answers: new Map(), within: bounds.map(() => 0), seconds: 0, count: 0 }));
    let statuses = sums.answers.get(method);
    if (!statuses) sums.answers.set(method, (statuses = new Map<number, number>()));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const seconds = milliseconds / 1000;
    const bound = bounds.findIndex((limit) => seconds <= limit);
    if (bound !== -1) sums.within[bound] = (sums.within[bound] ?? 0) + 1;
    sums.seconds += seconds;
    sums.count += 1;
  };
}
