/** From the endpoint table to routes: checks what comes in, who asks, and what goes out. */
import { timingSafeEqual, createHash } from 'node:crypto';
import type { Endpoint, EndpointName, EndpointTable } from '@disha/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { sendPrivate, SharedAnswer } from './answer.ts';
import { requestLimitMs, within } from './deadline.ts';
import { AppError, invalid } from './errors.ts';

/** Who is asking: the session behind the bearer token. */
export interface Caller {
  userId: string;
  token: string;
}

export interface ServeOptions {
  app: FastifyInstance;
  identify: (token: string) => Promise<Caller | null>;
  adminToken: string | undefined;
}

type Part<E extends Endpoint, Key extends 'params' | 'query' | 'body'> = E extends Record<Key, z.ZodType> ? z.output<E[Key]> : undefined;
type CallerOf<E extends Endpoint> = E['access'] extends 'student' ? Caller : E['access'] extends 'noticed' ? Caller | null : null;

export interface Input<E extends Endpoint> {
  params: Part<E, 'params'>;
  query: Part<E, 'query'>;
  body: Part<E, 'body'>;
  caller: CallerOf<E>;
  request: FastifyRequest;
}

export interface Answer<Data> {
  message: string;
  data: Data;
}

type Handler<E extends Endpoint> = (input: Input<E>) => Promise<Answer<z.input<E['data']>> | SharedAnswer> | Answer<z.input<E['data']>> | SharedAnswer;

/** One handler an endpoint: a missing one does not compile. */
export type Handlers<Table extends EndpointTable> = {
  [Name in keyof Table]: Table[Name] extends infer E extends Endpoint ? Handler<E> : never;
};

export type Serve = <Table extends EndpointTable>(table: Table, handlers: Handlers<Table>) => void;

const digest = (text: string) => createHash('sha256').update(text).digest();

function bearer(request: FastifyRequest): string | undefined {
  return /^Bearer ([\x21-\x7e]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];
}

function parse(schema: z.ZodType | undefined, value: unknown, isParameter: boolean): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error, isParameter);
  return parsed.data;
}

export function createServe({ app, identify, adminToken }: ServeOptions): Serve {
  const callerFor = async (endpoint: Endpoint, request: FastifyRequest): Promise<Caller | null> => {
    if (endpoint.access === 'anyone') return null;
    const token = bearer(request);
    if (endpoint.access === 'admin') {
      if (adminToken === undefined) throw new AppError('forbidden', 'Not allowed');
      if (token === undefined) throw new AppError('unauthenticated', 'Authentication required');
      if (!timingSafeEqual(digest(token), digest(adminToken))) throw new AppError('forbidden', 'Not allowed');
      return null;
    }
    const caller = token === undefined ? null : await identify(token);
    if (endpoint.access === 'student' && !caller) throw new AppError('unauthenticated', token === undefined ? 'Authentication required' : 'Your session has ended. Please sign in again.');
    return caller;
  };

  const answer = async (endpoint: Endpoint, handle: (input: never) => unknown, request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callerFor(endpoint, request);
    const input = {
      params: parse(endpoint.params, request.params, true),
      query: parse(endpoint.query, request.query, true),
      body: parse(endpoint.body, request.body ?? {}, false),
      caller,
      request,
    };
    const result = (await handle(input as never)) as Answer<unknown> | SharedAnswer;
    if (result instanceof SharedAnswer) await result.send(request, reply);
    // What the schema does not name never leaves.
    else await sendPrivate(request, reply, endpoint.status ?? 200, endpoint.data.parse(result.data), result.message);
    return reply;
  };

  return (table, handlers) => {
    const methodsByPath = new Map<string, Set<string>>();
    for (const name of Object.keys(table) as EndpointName[]) {
      const endpoint = table[name] as Endpoint;
      const handle = handlers[name as keyof typeof handlers] as unknown as (input: never) => unknown;
      const [method, path] = name.split(' ') as [HTTPMethods, string];
      const url = `/api${path}`;
      app.route({ method, url, handler: (request, reply) => within(requestLimitMs, answer(endpoint, handle, request, reply)) });
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
        throw new AppError('method_not_allowed', `Use ${allow}`);
      },
    });
  }
}
