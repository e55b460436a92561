/** One line of the log for each answer: which route, how it went, how long it took. */
import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Answered } from '../http/express-lane.ts';
import { withoutPerson } from './log.ts';

/** The framework's own lines about requests, two for each, give way to ours; what it has to say of failures stays. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Said when it is answered.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (error) super.requestCompleted(error, request, reply);
  }
}

/** Nothing at all unless somebody wants to read it. */
export const requestLogger = (log: FastifyBaseLogger, level: string): ((answered: Answered) => void) =>
  ['info', 'debug', 'trace'].includes(level)
    ? ({ id, method, url, status, milliseconds }) =>
        log.info(
          { reqId: id, req: withoutPerson({ method, url }), res: { statusCode: status }, responseTime: milliseconds },
          'request completed',
        )
    : () => undefined;
