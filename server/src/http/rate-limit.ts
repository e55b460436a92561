/**
 * A shield against floods, per address and process. A whole school may share one
 * address, so it is generous; guessing has its own, shared limits.
 */
import { createHash } from 'node:crypto';
import { say } from '@disha/contract/say';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';
import { clientNetwork, clientAddress, type ProxyTrust } from './client-address.ts';
import { AppError } from './errors.ts';

interface Window {
  count: number;
  ends: number;
}

const requestsAWindow = 1500;
const windowMs = 60_000;
const addressesKept = 20_000;
const longestAddress = 64;
/** An address that no connection can have: calls the server makes to itself, for a page somebody asked for, have been counted already. */
export const insideAddress = 'inside';
/** The same for what a tool of an assistant asks, which is neither logged nor counted as a request of its own. */
export const toolAddress = 'tool';
export const isInside = (address: string | undefined): boolean => address === insideAddress || address === toolAddress;

/** An operator who trusts every proxy gets whatever address was claimed, thousands of bytes at a time. */
export const rateLimitKey = (address: string) =>
  address.length > longestAddress ? createHash('sha256').update(address).digest('base64') : address;

/** Counts by a clock that never jumps: after a correction of the wall clock no visitor must wait for yesterday to come round again. */
export class FloodCounter {
  /** Of very many, the one longest unseen is forgotten. */
  private readonly windows = new LRUCache<string, Window>({ max: addressesKept });
  private readonly clock: () => number;
  private readonly most: number;

  constructor(clock: () => number = () => performance.now(), most = requestsAWindow) {
    this.clock = clock;
    this.most = most;
  }

  /** How long this address has to wait, in milliseconds; 0 when it may go on. */
  waitOf(address: string): number {
    const key = rateLimitKey(address);
    const now = this.clock();
    const known = this.windows.get(key);
    if (known === undefined || known.ends <= now) {
      this.windows.set(key, { count: 1, ends: now + windowMs });
      return 0;
    }
    known.count += 1;
    return known.count > this.most ? known.ends - now : 0;
  }
}

/** Files cost nothing; the checks of a monitor must always get through. */
const isFree = ({ url = '', socket }: IncomingMessage) =>
  url.startsWith('/assets/') || url === '/api/health' || url === '/api/ready' || isInside(socket.remoteAddress);

interface RateLimit {
  /** Counts a request; how long its sender has to wait, in milliseconds, 0 when it may go on. */
  waitOf(request: IncomingMessage): number;
}

export function createRateLimit(trust: ProxyTrust): RateLimit {
  const counter = new FloodCounter();
  return { waitOf: (request) => (isFree(request) ? 0 : counter.waitOf(clientNetwork(clientAddress(request, trust)))) };
}

export function addRateLimit(app: FastifyInstance, { waitOf }: RateLimit): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const waitMs = waitOf(raw);
    if (waitMs === 0) done();
    else
      done(
        new AppError('rate_limited', say('http.tooOften'), {
          retryAfterSeconds: Math.ceil(waitMs / 1000),
        }),
      );
  });
}
