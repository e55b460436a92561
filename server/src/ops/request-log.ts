/** One line of the log for each answer: which route, how it went, how long it took. */
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { hostname } from 'node:os';
import type { Answered } from '../http/express-lane.ts';
import type { LogTo } from './buffered-log.ts';
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

/**
 * Nothing at all unless somebody wants to read it. Written here as the logger would write it: with its serializers it took longer over
 * the line than most answers take in all.
 */
export function requestLogger(logTo: LogTo, level: string): (answered: Answered) => void {
  if (!['info', 'debug', 'trace'].includes(level)) return () => undefined;
  const who = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"reqId":"`;
  return ({ id, method, url, status, milliseconds }) => {
    const request = withoutPerson({ method, url });
    const asked = `{"method":${JSON.stringify(request.method)},"url":${JSON.stringify(request.url)}}`;
    logTo.write(
      `{"level":30,"time":${Date.now()}${who}${id}","req":${asked},` +
        `"res":{"statusCode":${status}},"responseTime":${Math.round(milliseconds * 1000) / 1000},"msg":"request completed"}\n`,
    );
  };
}
