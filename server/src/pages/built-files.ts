/** The files of the built web application: those that carry their hash in their names may be kept for ever. */
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const alike = { index: false, preCompressed: true, cacheControl: false } as const satisfies Partial<FastifyStaticOptions>;

export async function addBuiltFiles(app: FastifyInstance, dist: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...alike,
    root: dist,
    wildcard: false,
    // What is compressed is sent in place of the other, and has no address of its own.
    globIgnore: ['**/.vite/**', 'assets/**', '**/index.html*', '**/.built-from', '**/worker.js', '**/remove.js', '**/*.br', '**/*.gz'],
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
  });
  const assets = join(dist, 'assets');
  const known = new Set((existsSync(assets) ? readdirSync(assets) : []).filter((name) => !/\.(?:br|gz)$/.test(name)));
  // One route for all of them: hundreds, each with its own and with that of HEAD, hold megabytes for as long as the server runs.
  await app.register(fastifyStatic, {
    ...alike,
    root: assets,
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (path) => known.has(path.replace(/^\//, '')),
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}
