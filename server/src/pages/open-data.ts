/** `/open-data`: the dumps that lie in the data folder. A version's files never change, and parts of them can be asked for. */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, readdirSync } from 'node:fs';

const versionForm = /^\d{4}-\d\d-[0-9a-f]{10}$/;

export async function addOpenData(app: FastifyInstance, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const isOfVersion = (path: string) => versionForm.test(path.replace(/^\//, '').split('/')[0] ?? '');
  app.get('/open-data', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      versions: readdirSync(folder)
        .filter(isOfVersion)
        .sort()
        .map((version) => ({ version, files: readdirSync(`${folder}/${version}`).map((name) => `/open-data/${version}/${name}`) })),
    }),
  );
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/open-data/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    acceptRanges: true,
    // What is being made is no version yet.
    allowedPath: isOfVersion,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}
