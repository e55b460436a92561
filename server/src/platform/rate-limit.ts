import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** A shield against floods, per address and process. A whole school may share one address, so it is generous; guessing has its own, shared limits. */
export async function addRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: 1500,
    timeWindow: '1 minute',
    // Files cost nothing; the checks of whoever watches over us must always get through.
    allowList: (request) => request.url.startsWith('/assets/') || request.url === '/api/health' || request.url === '/api/ready',
  });
}
