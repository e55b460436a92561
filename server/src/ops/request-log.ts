/** One line of the log for each answer: which route, how it went, how long it took. */
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { hostname } from 'node:os';
import type { Answered } from '../http/cached-response-handler.ts';
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

const addressesKnown = 500;
const longestKnown = 200;

/** Most are asked for again and again: what is told of them is put together once. Nothing is kept of an address that is a secret. */
function askedTexts(): (method: string, url: string) => string {
  const gets = new Map<string, string>();
  return (method, url) => {
    const known = method === 'GET' ? gets.get(url) : undefined;
    if (known !== undefined) return known;
    const request = withoutPerson({ method, url });
    const text = `{"method":${JSON.stringify(request.method)},"url":${JSON.stringify(request.url)}}`;
    if (method === 'GET' && url.length <= longestKnown && url.startsWith(request.url)) {
      if (gets.size === addressesKnown) gets.clear();
      gets.set(url, text);
    }
    return text;
  };
}

/** Many answers leave within a millisecond. */
function timeTexts(): () => string {
  let last = 0;
  let text = '0';
  return () => {
    const now = Date.now();
    if (now !== last) text = String((last = now));
    return text;
  };
}

/**
 * Nothing at all unless somebody wants to read it. Written here as the logger would write it: with its serializers it took longer over
 * the line than most answers take in all.
 */
export function requestLogger(logTo: LogTo, level: string): (answered: Answered) => void {
  if (!['info', 'debug', 'trace'].includes(level)) return () => undefined;
  const who = `,"pid":${process.pid},"hostname":${JSON.stringify(hostname())},"reqId":"`;
  const asked = askedTexts();
  const time = timeTexts();
  const write = logTo.gather ?? ((line: string) => logTo.write(line));
  return ({ id, method, url, status, milliseconds }) => {
    write(
      `{"level":30,"time":${time()}${who}${id}","req":${asked(method, url)},` +
        `"res":{"statusCode":${status}},"responseTime":${Math.round(milliseconds * 1000) / 1000},"msg":"request completed"}\n`,
    );
  };
}
