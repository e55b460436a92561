/**
 * Before the last connection is closed, everybody is asked to come back on another one: for a moment every answer says
 * `connection: close`, so that no keep-alive connection is closed under a request that is just being sent on it.
 */
import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

export interface Drain {
  readonly isDraining: boolean;
  /** Resolves at once when nobody is connected, else when all have left or the time is over. */
  begin(limitMs: number): Promise<void>;
}

export function addDrain(app: FastifyInstance): Drain {
  const open = new Set<Socket>();
  let isDraining = false;
  let allLeft: (() => void) | undefined;
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      if (open.size === 0) allLeft?.();
    });
  });
  app.addHook('onRequest', (_request, reply, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });
  return {
    get isDraining() {
      return isDraining;
    },
    begin(limitMs) {
      isDraining = true;
      return new Promise((resolve) => {
        if (open.size === 0) resolve();
        allLeft = resolve;
        setTimeout(resolve, limitMs);
      });
    },
  };
}
