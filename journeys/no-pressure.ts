/**
 * In place of what answers 503 while the loop of events is held up: here the page runs in the server's process, and what it draws
 * in one go would be counted as the server's. That a busy server says so is shown in server/src/http.
 */
import type { FastifyInstance } from 'fastify';

export default Object.assign(
  (app: FastifyInstance, _: object, done: () => void) => {
    app.decorate('isUnderPressure', () => false);
    done();
  },
  { [Symbol.for('skip-override')]: true },
);
