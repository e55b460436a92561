/** What every answer carries, whichever code made it: its id, and the rules for browsers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HeaderSet, SecurityHeaders } from './security-headers.ts';

/** All but the id: names and values in turn, for an answer at this address that is written as a whole. */
export type DefaultHeaders = (url: string) => readonly string[];

declare module 'fastify' {
  interface FastifyInstance {
    defaultHeaders?: DefaultHeaders;
  }
}

interface StandingOptions {
  security: SecurityHeaders;
  /** About to stop: a client that is answered shall come back on another connection. */
  isLeaving: () => boolean;
}

const isAnswer = (url: string) => url.startsWith('/api/') && !url.startsWith('/api/docs');

/**
 * A file that never changes is asked for once, whole: what says when it changed, whether it did and that parts are to be had would be a
 * twentieth of a small one. HTTP/1.1 stays connected without being told.
 */
function lighten(reply: FastifyReply): void {
  if (reply.statusCode !== 200) return;
  for (const name of ['accept-ranges', 'last-modified', 'etag']) reply.removeHeader(name);
  if (!reply.hasHeader('connection')) reply.raw.removeHeader('connection');
}

export function addDefaultHeaders(app: FastifyInstance, { security, isLeaving }: StandingOptions): DefaultHeaders {
  const listOf = (set: HeaderSet) => {
    const staying = Object.entries(set).flat();
    return { staying, leaving: [...staying, 'connection', 'close'] };
  };
  const documents = listOf(security.documents);
  const answers = listOf(security.answers);
  const defaultHeaders: DefaultHeaders = (url) => (isAnswer(url) ? answers : documents)[isLeaving() ? 'leaving' : 'staying'];
  app.decorate('defaultHeaders', defaultHeaders);

  const setFor = ({ url }: FastifyRequest, reply: FastifyReply): HeaderSet => {
    if (isAnswer(url)) return security.answers;
    return url.startsWith('/assets/') && reply.statusCode < 400 ? security.files : security.documents;
  };
  // At the last moment, so that an answer may bring a stricter rule of its own.
  app.addHook('onSend', (request, reply, _payload, done) => {
    const set = setFor(request, reply);
    // By it a report is found in the log; no visitor reports a script that came.
    if (set === security.files) lighten(reply);
    else reply.header('x-request-id', request.id);
    for (const [name, value] of Object.entries(set)) if (!reply.hasHeader(name)) reply.header(name, value);
    done();
  });
  return defaultHeaders;
}
