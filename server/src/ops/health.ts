import type { FastifyInstance } from 'fastify';

interface Readiness {
  databaseAnswers(): Promise<boolean>;
  catalogLoaded(): boolean;
  /** About to stop: the load balancer shall send no request here any more. */
  isLeaving(): boolean;
}

export function addHealth(app: FastifyInstance, readiness: Readiness): void {
  // Anybody may ask, as often as they like: however many do at once, the database is asked once.
  let asking: Promise<boolean> | undefined;
  const databaseAnswers = () => (asking ??= readiness.databaseAnswers().finally(() => (asking = undefined)));

  app.get('/api/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ success: true, message: 'Alive', data: {} }),
  );
  app.get('/api/ready', async (_request, reply) => {
    const data = { database: await databaseAnswers(), catalog: readiness.catalogLoaded() };
    const ready = data.database && data.catalog && !readiness.isLeaving();
    reply.header('cache-control', 'no-store').code(ready ? 200 : 503);
    if (!ready) reply.header('retry-after', '2');
    return { success: ready, message: ready ? 'Ready' : 'Not ready', ...(ready ? {} : { code: 'unavailable' }), data };
  });
}
