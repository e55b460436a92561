/**
 * `POST /mcp`: facts for assistants, without an account and without a memory. A person who opens the address gets a page that says so.
 * What is refused is refused as the protocol says it, before the library has read a word.
 */
import { limits } from '@disha/contract/limits';
import { statusOf } from '@disha/contract/errors';
import { say } from '@disha/contract/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, refusalOf } from '../../http/errors.ts';
import { languageOf, translationIn, worded } from '../../http/language.ts';
import { FloodCounter } from '../../http/rate-limit.ts';
import { Semaphore } from '../../http/semaphore.ts';
import { assistantsPage } from './mcp.page.ts';
import type { ProtocolParts } from './protocol.ts';
import { openProtocol } from './protocol.ts';

interface McpParts extends ProtocolParts {
  /** Where this server is to be found: pages from there may call it. */
  origin: () => string;
  /** Whose calls are counted together; undefined counts nobody's. */
  callerOf: ((request: FastifyRequest) => string) | undefined;
}

const deepest = 20;
/** Each weighs all rules for a student. */
const dear: readonly unknown[] = ['ways', 'eligibility'];
const dearCallsAMinute = 60;
const atOnce = 8;

const codes = { parse: -32700, request: -32600, method: -32601, refused: -32000 } as const;

/** How deep the brackets of a JSON text stand, as far as it matters. */
function isTooDeep(text: string): boolean {
  let [depth, inText] = [0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > deepest) return true;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return false;
}

class Refused extends Error {
  readonly code: number;
  readonly error: AppError;

  constructor(code: number, error: AppError) {
    super(error.message);
    this.code = code;
    this.error = error;
  }
}

function bodyOf(text: unknown): { method?: unknown; params?: { name?: unknown } } {
  if (typeof text !== 'string') throw new Refused(codes.parse, new AppError('unsupported_media_type', say('http.sendJson')));
  if (isTooDeep(text)) throw new Refused(codes.request, new AppError('invalid', say('mcp.tooDeep', { max: deepest })));
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Refused(codes.parse, new AppError('malformed', say('http.notJson')));
  }
  if (Array.isArray(body)) throw new Refused(codes.request, new AppError('invalid', say('mcp.noBatch')));
  if (typeof body !== 'object' || body === null) throw new Refused(codes.request, new AppError('malformed', say('http.notJson')));
  return body;
}

/** What of the headers the protocol reads. */
function headersFor({ headers }: FastifyRequest): Headers {
  const read = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && /^(accept|content-type|mcp-[a-z-]+)$/.test(name)) read.set(name, value);
  return read;
}

export function serveMcp(app: FastifyInstance, { origin, callerOf, ...parts }: McpParts): void {
  const gate = new Semaphore({ running: atOnce, waiting: 0 });
  const counter = new FloodCounter(undefined, dearCallsAMinute);
  let protocol: ReturnType<typeof openProtocol> | undefined;

  const refuseOften = (request: FastifyRequest, method: unknown, tool: unknown) => {
    if (callerOf === undefined || method !== 'tools/call' || !dear.includes(tool)) return;
    const waitMs = counter.waitOf(callerOf(request));
    if (waitMs > 0) throw new AppError('rate_limited', say('http.tooOften'), { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = bodyOf(request.body);
    if (body.method === 'subscriptions/listen') throw new Refused(codes.method, new AppError('invalid', say('mcp.noStream')));
    refuseOften(request, body.method, body.params?.name);
    const sent = new Request(`${origin()}/mcp`, { method: 'POST', headers: headersFor(request), body: request.body as string });
    // An older client's answer is a stream: the call has ended when all of it is there.
    const { response, text } = await gate.run(async () => {
      const answered = await (await (protocol ??= openProtocol(parts)))(sent, body);
      return { response: answered, text: await answered.text() };
    });
    reply.code(response.status).header('cache-control', 'no-store');
    for (const name of ['content-type', 'allow']) {
      const value = response.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return reply.send(text);
  };

  /** As the protocol tells an error: the id is not known before the body has been read. */
  const refuse = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const known = error instanceof Refused ? error.error : error;
    const { status, said, retryAfterSeconds } = refusalOf(known, request);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    const code = error instanceof Refused ? error.code : status === statusOf.internal ? -32603 : codes.refused;
    const { message } = worded(said, languageOf(request).language);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } }));
  };

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: limits.bodyBytes }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.setErrorHandler(refuse);
    scope.addHook('onRequest', (request, _reply, next) => {
      const from = request.headers.origin;
      next(from === undefined || from === origin() ? undefined : new AppError('forbidden', say('mcp.foreignOrigin')));
    });
    scope.post('/mcp', { config: { cost: 'dear' }, handler: answer });
    scope.route({
      method: ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
      url: '/mcp',
      handler: (request, reply) => {
        if (request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? ''))
          return reply
            .header('cache-control', 'no-cache')
            .header('vary', 'accept, accept-language')
            .type('text/html; charset=utf-8')
            .send(assistantsPage(origin(), translationIn(languageOf(request).language)));
        reply.header('allow', 'POST');
        throw new AppError('method_not_allowed', say('http.otherMethods', { methods: 'POST' }));
      },
    });
    done();
  });
}
