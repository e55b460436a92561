/**
 * Graceful shutdown: leaving without cutting anybody off. First everybody is asked to come back on another connection: every answer says
 * `connection: close`, while new connections are still taken. Then no new connection is taken, but those that are open are still
 * answered: a request may be on its way on a connection that looks idle to us. Only then are the silent ones closed.
 */
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

interface DrainTimes {
  /** How long new connections are still taken. */
  askMs: number;
  /** How long a silent connection is kept after that. A proxy that closes its idle connections sooner never sees us close one. */
  lingerMs: number;
  /** How long those being answered then have. */
  longestMs: number;
}

export interface Drain {
  readonly isDraining: boolean;
  /** At once when no client is connected. */
  begin(times: DrainTimes): Promise<void>;
}

/** Node takes one newcomer a turn, so a turn without one says that none waits. A few of them, because a turn can be very short. */
const quietTurns = 5;
/** A few milliseconds are enough, except on a machine that can hardly breathe. */
const longestKnockingMs = 3000;

export function addDrain(app: FastifyInstance): Drain {
  const open = new Set<Socket>();
  let isDraining = false;
  let arrivals = 0;
  let allLeft: (() => void) | undefined;
  app.server.on('connection', (socket: Socket) => {
    arrivals += 1;
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      if (open.size === 0) allLeft?.();
    });
  });
  let doorIsClosed: Promise<void> | undefined;
  app.addHook('onRequest', (_request, _reply, done) => {
    if (doorIsClosed) void doorIsClosed.then(() => done());
    else done();
  });
  // At the last moment, so that an answer begun before we leave says it too.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close');
    done();
  });

  /** Until no client is connected any more, but no longer than this. */
  const empty = (limitMs: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, limitMs);
      allLeft = () => {
        clearTimeout(timer);
        resolve();
      };
      if (open.size === 0) allLeft();
    });

  /**
   * The kernel resets those who stand before a door that is being closed, and Node has no way to close it for newcomers
   * only. So for this moment no request is answered, which keeps those who were from coming back at once, and the door is
   * closed right after a look at it, when no connection has come for a few turns. What is left is the moment between that look
   * and the closing, and a crowd so dense that there is no such turn.
   */
  const closeDoor = async () => {
    let release: () => void = () => undefined;
    doorIsClosed = new Promise((resolve) => (release = resolve));
    const until = performance.now() + longestKnockingMs;
    for (let quiet = 0; quiet < quietTurns && performance.now() < until;) {
      const before = arrivals;
      await nextTurn();
      quiet = arrivals === before ? quiet + 1 : 0;
    }
    // HTTP's own close would also hang up on the silent ones.
    if (app.server.listening) Server.prototype.close.call(app.server);
    doorIsClosed = undefined;
    release();
  };

  return {
    get isDraining() {
      return isDraining;
    },
    async begin({ askMs, lingerMs, longestMs }) {
      isDraining = true;
      // Not shorter when all have left: a client that left may be knocking again.
      if (open.size > 0) await new Promise((resolve) => setTimeout(resolve, askMs));
      await closeDoor();
      await empty(lingerMs);
      // After a long turn the time may be over while requests still wait to be read.
      await nextTurn();
      await nextTurn();
      app.server.closeIdleConnections();
      await empty(longestMs);
    },
  };
}
