/** The built web application: hashed files for ever, precompressed; the document never from a cache. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from './errors.ts';

export async function addStaticWeb(app: FastifyInstance, webDist: string | null): Promise<void> {
  const document = webDist !== null && existsSync(join(webDist, 'index.html')) ? readFileSync(join(webDist, 'index.html')) : null;
  if (webDist !== null && document !== null) {
    await app.register(fastifyStatic, {
      root: webDist,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && path !== '/api' && !path.startsWith('/api/') && !path.startsWith('/assets/');
    if (!isPage || document === null) throw new AppError('not_found', 'Not found');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(document);
  });
}
