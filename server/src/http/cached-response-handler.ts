/**
 * Cached response: a request for what was sent before, at the same address, is answered before the framework has looked at it:
 * most of what people ask for, at half of what it costs a processor. Whatever is in the way (a flood, a crowd, a stop)
 * leaves it to the framework, whose hooks know what to say.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedHeaders } from './asked-headers.ts';
import type { BodyCache } from './body-cache.ts';
import type { LocalizedLanguages } from './language.ts';
import type { DefaultHeaders } from './default-headers.ts';
import { writeCached } from './cached-response.ts';

/** An answer that has been sent, for those who count and log. */
export interface Answered {
  id: string;
  method: string;
  url: string;
  /** The pattern, never the address. */
  route: string;
  status: number;
  milliseconds: number;
}

interface CachedResponseParts {
  bodies: BodyCache;
  servedLanguages: LocalizedLanguages;
  defaultHeaders: DefaultHeaders;
  isOpen: () => boolean;
  /** Counts the request, unless it has to be refused. */
  mayPass: (request: IncomingMessage) => boolean;
  onAnswered: (answered: Answered) => void;
}

/** Answers and says so, or leaves the request as it is. */
export type CachedResponseHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

export const cachedResponseHandler =
  ({ bodies, servedLanguages: languages, defaultHeaders, isOpen, mayPass, onAnswered }: CachedResponseParts): CachedResponseHandler =>
  (request, response) => {
    const { method = '', url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !isOpen()) return false;
    const started = performance.now();
    const asked = askedHeaders(request.rawHeaders);
    if (!asked) return false;
    const sent = bodies.sentAt(url, languages.preferred(asked['accept-language']));
    const whole = sent?.body.ready(asked, sent.language === undefined);
    if (!sent || !whole || !mayPass(request)) return false;
    const id = randomUUID();
    writeCached(response, method, { id, standing: defaultHeaders(url) }, whole);
    onAnswered({ id, method, url, route: sent.route, status: whole.status, milliseconds: performance.now() - started });
    return true;
  };
