/** From the endpoint table to routes: checks what comes in, who asks, and what goes out. */
import { accepted, isDeskAct, type Endpoint, type EndpointKey, type EndpointTable } from '@disha/contract/endpoint';
import { languages } from '@disha/contract/languages';
import { limits } from '@disha/contract/limits';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { z } from 'zod';
import { privateResponse, SharedAnswer } from './answer.ts';
import type { BodyCache } from './body-cache.ts';
import { requestLimitMs, within } from './deadline.ts';
import { AppError, checked, invalidAt } from './errors.ts';
import { FileAnswer, sendFile } from './file-answer.ts';
import { languageOf, type AnswerLanguage } from './language.ts';
import { LastingFile } from './lasting-file.ts';
import { DeskActs } from './desk-acts.ts';
import { requestCost } from './pressure.ts';
import type { ReadBack } from './read-back.ts';
import { RepeatedAnswer, RepeatedAnswers } from './repeated-answer.ts';
import { whoAsks, type Caller, type CallerOf, type Staff, type WhoOptions } from './who-asks.ts';
import { sendCached } from './cached-response.ts';
import { WrittenAnswer } from './written-answer.ts';

interface ServeOptions extends WhoOptions {
  app: FastifyInstance;
  /** Where answers for everybody are found again by their address. */
  bodies: BodyCache;
  /** Is told what is being stored for the desk. */
  acts?: DeskActs;
  /** Tells when what was stored for the desk is shown. */
  readBack?: ReadBack;
}

type EndpointPart<E extends Endpoint, Key extends 'params' | 'query' | 'body'> =
  E extends Record<Key, z.ZodType> ? z.output<E[Key]> : undefined;

interface HandlerInput<E extends Endpoint> {
  params: EndpointPart<E, 'params'>;
  query: EndpointPart<E, 'query'>;
  body: E extends { csv: true } ? Buffer : EndpointPart<E, 'body'>;
  caller: CallerOf<E['access']>;
  /** What the answer is to be written in. */
  language: AnswerLanguage;
  request: FastifyRequest;
}

export interface HandlerResult<Data> {
  message: Said;
  data: Data;
}

type ResultOf<Data> = HandlerResult<Data> | RepeatedAnswer<Data> | SharedAnswer | WrittenAnswer | FileAnswer | LastingFile;
type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<ResultOf<z.input<E['data']>>> | ResultOf<z.input<E['data']>>;

/** One handler an endpoint: a missing one does not compile. */
export type Handlers<Table extends EndpointTable> = {
  [Name in keyof Table]: Table[Name] extends infer E extends Endpoint ? Handler<E> : never;
};

export type Serve = <Table extends EndpointTable>(table: Table, handlers: Handlers<Table>) => void;

/** Neither shared nor written already: an object of its own. */
const isPlain = (result: ResultOf<unknown>): result is HandlerResult<unknown> => Object.getPrototypeOf(result) === Object.prototype;

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => schema && checked(schema, value);

/** No request is answered in another language than the one it named. */
function refuseUnspoken({ query, server: { servedLanguages } }: FastifyRequest): void {
  const { lang } = query as { lang?: unknown };
  if (lang === undefined || servedLanguages.has(lang)) return;
  throw invalidAt('lang', say('http.language', { values: languages.join(', ') }));
}

/**
 * A request that writes says what is meant by keys of the address: one that is misspelt would be done as if it had not been said, and an
 * import that should have been tried would be made.
 */
function refuseUnknownKeys({ query }: Endpoint, request: FastifyRequest): void {
  const known = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
  const unknown = Object.keys(request.query as object).find((key) => key !== 'lang' && !known.includes(key));
  if (unknown !== undefined) throw invalidAt(unknown, say('value.unknown', { name: '', keys: unknown }));
}

const isCsv = ({ headers }: FastifyRequest) => /^text\/csv *(;|$)/i.test(headers['content-type'] ?? '');
/** A file of tens of thousands of lines is written in one transaction. */
const importLimitMs = 5 * 60_000;

export function createServe({ app, bodies, acts = new DeskActs(), readBack, ...who }: ServeOptions): Serve {
  const callerFor = whoAsks(who);

  type Result = ResultOf<unknown>;
  type Handle = (input: never) => Result | Promise<Result>;

  const inputOf = (endpoint: Endpoint, caller: Caller | Staff | null, request: FastifyRequest) =>
    ({
      params: parse(endpoint.params, request.params),
      query: parse(endpoint.query, request.query),
      body: endpoint.csv ? (request.body ?? Buffer.alloc(0)) : parse(endpoint.body, request.body ?? {}),
      caller,
      language: languageOf(request).language,
      request,
    }) as never;

  const repeated = new RepeatedAnswers();
  const sendPrivate = async (
    endpoint: Pick<Endpoint, 'data'> & { status?: number },
    { message, data }: HandlerResult<unknown>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    // What the schema does not name never leaves.
    sendCached(request, reply, await privateResponse(request, endpoint.status ?? 200, JSON.stringify(endpoint.data.parse(data)), message));
  };
  const sendWritten = async (endpoint: Endpoint, { message, data }: WrittenAnswer, request: FastifyRequest, reply: FastifyReply) =>
    sendCached(request, reply, await privateResponse(request, endpoint.status ?? 200, data, message));
  const sendResult = (endpoint: Endpoint, result: Result, request: FastifyRequest, reply: FastifyReply): void | Promise<void> => {
    if (result instanceof SharedAnswer) return result.send(request, reply);
    if (result instanceof RepeatedAnswer) return repeated.send(endpoint, result, request, reply);
    if (result instanceof LastingFile) return result.send(request, reply);
    if (result instanceof FileAnswer) return sendFile(result, request, reply);
    if (result instanceof WrittenAnswer) return sendWritten(endpoint, result, request, reply);
    return sendPrivate(endpoint, result, request, reply);
  };

  const waitFor = async (result: Promise<Result>, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) => {
    await sendResult(endpoint, await result, request, reply);
    return reply;
  };

  /** Of a file it is asked before the file is read. */
  const known = new WeakMap<FastifyRequest, Caller | Staff | null>();
  const handled = async (endpoint: Endpoint, handle: Handle, request: FastifyRequest): Promise<Result> => {
    const caller = known.get(request) ?? (await callerFor(endpoint, request));
    return handle(inputOf(endpoint, caller, request));
  };
  const answerCaller = async (endpoint: Endpoint, handle: Handle, request: FastifyRequest, reply: FastifyReply) => {
    await sendResult(endpoint, await handled(endpoint, handle, request), request, reply);
    return reply;
  };

  /** Answered once it is shown here: what was stored must not be told as a failure because that takes long. */
  const answerAct = async (endpoint: Endpoint, handle: Handle, request: FastifyRequest, reply: FastifyReply) => {
    const before = readBack?.stored ?? 0;
    const storing = handled(endpoint, handle, request);
    // A file is long work itself: no page waits for it.
    const result = await (endpoint.csv ? within(importLimitMs, storing) : within(requestLimitMs, acts.during(storing)));
    const isShown = readBack === undefined || (await readBack.isShown(before));
    if (isShown || !isPlain(result)) await sendResult(endpoint, result, request, reply);
    else await sendPrivate({ ...endpoint, status: accepted }, { ...result, message: say('http.shownSoon') }, request, reply);
    return reply;
  };

  /** What anyone may ask and memory can answer leaves in the same turn; only what has to wait is given a time limit. */
  const answer = (
    endpoint: Endpoint,
    route: string,
    handle: Handle,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void | Promise<FastifyReply> => {
    refuseUnspoken(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseUnknownKeys(endpoint, request);
    if (!endpoint.csv && Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type', say('http.sendJson'));
    if (isDeskAct(request.method, endpoint)) return answerAct(endpoint, handle, request, reply);
    if (endpoint.access !== 'anyone') return within(requestLimitMs, answerCaller(endpoint, handle, request, reply));
    const result = handle(inputOf(endpoint, null, request));
    if (result instanceof Promise) return within(requestLimitMs, waitFor(result, endpoint, request, reply));
    if (result instanceof SharedAnswer) {
      const { language, isInAddress } = languageOf(request);
      bodies.remember(request.url, { body: result, route, ...(isInAddress ? {} : { language }) });
    }
    const sending = sendResult(endpoint, result, request, reply);
    if (sending !== undefined)
      return within(
        requestLimitMs,
        sending.then(() => reply),
      );
  };

  const forFiles = (endpoint: Endpoint) => ({
    bodyLimit: limits.importBytes,
    onRequest: async (request: FastifyRequest) => {
      if (!isCsv(request)) throw new AppError('unsupported_media_type', say('desk.sendCsv'));
      known.set(request, await callerFor(endpoint, request));
    },
  });

  return (table, handlers) => {
    const methodsByPath = new Map<string, Set<string>>();
    for (const name of Object.keys(table) as EndpointKey[]) {
      const endpoint = table[name] as Endpoint;
      const handle = handlers[name as keyof typeof handlers] as unknown as Handle;
      const [method, path] = name.split(' ') as [HTTPMethods, string];
      const url = `/api${path}`;
      app.route({
        method,
        url,
        config: { cost: requestCost(method as string, endpoint) },
        handler: (request, reply) => answer(endpoint, url, handle, request, reply),
        ...(endpoint.csv ? forFiles(endpoint) : {}),
      });
      methodsByPath.set(url, (methodsByPath.get(url) ?? new Set()).add(method));
    }
    refuseOtherMethods(app, methodsByPath);
  };
}

const everyMethod: HTTPMethods[] = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];

/** A known path with another method is a 405 that says which methods there are. */
export function refuseOtherMethods(app: FastifyInstance, methodsByPath: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const [url, methods] of methodsByPath) {
    const allow = [...methods].join(', ');
    const others = everyMethod.filter((method) => !methods.has(method));
    app.route({
      method: others,
      url,
      handler: (_request, reply) => {
        reply.header('allow', allow);
        throw new AppError('method_not_allowed', say('http.otherMethods', { methods: allow }));
      },
    });
  }
}
