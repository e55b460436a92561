import rateLimit from '@fastify/rate-limit';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

interface Window {
  count: number;
  ends: number;
}

const addressesKept = 20_000;
const longestAddress = 64;
/** An address that no connection can have: calls the server makes to itself, for a page somebody asked for, have been counted already. */
export const insideAddress = 'inside';

/** An operator who trusts every proxy gets whatever address was claimed, thousands of bytes at a time. */
export const keyOf = (address: string) =>
  address.length > longestAddress ? createHash('sha256').update(address).digest('base64') : address;

/** Counts by a clock that never jumps: after a correction of the wall clock nobody must wait for yesterday to come round again. */
export class SteadyStore {
  private readonly windows = new Map<string, Window>();
  private readonly clock: () => number;

  constructor(_options?: unknown, clock: () => number = () => performance.now()) {
    this.clock = clock;
  }

  incr(address: string, callback: (error: Error | null, result?: { current: number; ttl: number }) => void, timeWindow: number): void {
    const key = keyOf(address);
    const now = this.clock();
    const known = this.windows.get(key);
    const window = known && known.ends > now ? known : { count: 0, ends: now + timeWindow };
    window.count += 1;
    // Whoever came last stands last, so that the one to be forgotten is the one longest unseen.
    this.windows.delete(key);
    this.windows.set(key, window);
    const oldest = this.windows.keys().next();
    if (this.windows.size > addressesKept && !oldest.done) this.windows.delete(oldest.value);
    callback(null, { current: window.count, ttl: window.ends - now });
  }

  child(): SteadyStore {
    return new SteadyStore(undefined, this.clock);
  }
}

/** A shield against floods, per address and process. A whole school may share one address, so it is generous; guessing has its own, shared limits. */
export async function addRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: 1500,
    timeWindow: '1 minute',
    store: SteadyStore,
    // Files cost nothing; the checks of whoever watches over us must always get through.
    allowList: (request) =>
      request.socket.remoteAddress === insideAddress ||
      request.url.startsWith('/assets/') ||
      request.url === '/api/health' ||
      request.url === '/api/ready',
  });
}
