/**
 * A process that gets too little of the processor turns some people away, so that the others are answered. What is dear goes first
 * (searching, drawing, scoring, passwords), then what needs the database; what lies ready costs less than saying no, and is always sent.
 */
import { say } from '@disha/contract/say';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@disha/contract/endpoint';
import { AppError } from './errors.ts';
import { isInside } from './rate-limit.ts';

export type Cost = 'ready' | 'asks' | 'dear';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What an answer takes; nothing worth mentioning unless said. */
    cost?: Cost;
  }
}

/** Dear is what is looked for, scored or hashed for any visitor; what is one's own asks the database. */
export const requestCost = (method: string, { access, query }: Pick<Endpoint, 'access' | 'query'>): Cost => {
  if (access !== 'anyone' && access !== 'optional') return 'asks';
  return method !== 'GET' || query !== undefined ? 'dear' : 'ready';
};

const shortestWait = 2;
const longestWait = 30;
/** Without a refusal for so long, the next one begins a new crowd. */
const overAfterMs = 10_000;

interface PressureOptions {
  /** How late the loop of events is, in milliseconds. */
  delayMs: () => number;
  /** From which delay on a request that needs the database is refused; what is dear from a third of it. No request by 0. */
  tooBusyMs: number;
  now?: () => number;
}

export class Pressure {
  private readonly delayMs: () => number;
  private readonly tooBusyMs: number;
  private readonly now: () => number;
  private since = 0;
  private last = Number.NEGATIVE_INFINITY;

  constructor({ delayMs, tooBusyMs, now = () => performance.now() }: PressureOptions) {
    this.delayMs = delayMs;
    this.tooBusyMs = tooBusyMs;
    this.now = now;
  }

  /** Why somebody has to wait, and for how long; undefined when there is no need to. */
  refusal(cost: Cost): AppError | undefined {
    if (cost === 'ready' || this.tooBusyMs === 0) return undefined;
    if (this.delayMs() <= (cost === 'dear' ? this.tooBusyMs / 3 : this.tooBusyMs)) return undefined;
    return new AppError('unavailable', say('http.busy'), { retryAfterSeconds: this.waitSeconds() });
  }

  /** When it ends is not known. What has lasted for a minute will hardly be over in two seconds: as long again as it has lasted. */
  private waitSeconds(): number {
    const now = this.now();
    if (now - this.last > overAfterMs) this.since = now;
    this.last = now;
    return Math.min(longestWait, Math.max(shortestWait, Math.ceil((now - this.since) / 1000)));
  }
}

/** An address that is asked something, beside the language of the answer. */
const isAskedMore = ({ query }: FastifyRequest) => Object.keys(query as object).some((key) => key !== 'lang');

export function addPressure(app: FastifyInstance, pressure: Pressure): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { cost = 'ready' } = request.routeOptions.config;
    // A list as it stands is kept; and what we ask ourselves, for a page that is being drawn, has been weighed as that page.
    const isReady = cost === 'ready' || (request.method === 'GET' && cost === 'dear' && !isAskedMore(request));
    done(isReady || isInside(request.socket.remoteAddress) ? undefined : pressure.refusal(cost));
  });
}
