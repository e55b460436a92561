import type { Api } from '@disha/contract/api';
import type { Envelope } from '@disha/contract/envelope';
import { errorCodes, statusOf, type ErrorCode } from '@disha/contract/errors';
import type { z } from 'zod';
import type { Locale } from '../messages/locale.ts';
import { ApiError, type Fallback } from './api-error.ts';

export type EndpointName = keyof Api;

type CallPart<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> =
  Api[Name] extends Record<Key, infer Schema extends z.ZodType>
    ? object extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : { [K in Key]?: never };

interface Always {
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
  /** Without the token: what is told belongs to no account. */
  anonymous?: boolean | undefined;
  /** Beside the session's own. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Arrives also when the page is left in the next moment. */
  outlivesPage?: boolean | undefined;
  /** The product's words when the server has none: 'Failed to fetch exams'. */
  fallback?: Fallback | undefined;
}

export type CallOptions<Name extends EndpointName> = CallPart<Name, 'params'> & CallPart<Name, 'query'> & CallPart<Name, 'body'> & Always;
export type DataOf<Name extends EndpointName> = z.output<Api[Name]['data']>;

type Args<Name extends EndpointName> = object extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

interface Hooks {
  token: () => string | null;
  /** Told the token that was refused: a newer one must not suffer for it. */
  unauthorized: (token: string) => void;
}
let hooks: Hooks = { token: () => null, unauthorized: () => undefined };

/** The session introduces itself here, so that this file need not know it. */
export function registerSession(next: Hooks): void {
  hooks = next;
}

interface CallPage {
  /** What the page that asks is written in: a browser has one, a server draws several at once. */
  locale: () => Locale | undefined;
  /** Fetches the words for what a server says. */
  loadWords?: () => Promise<unknown>;
}
let page: CallPage | undefined;

/** The part that shows pages says here which one asks. */
export function registerPage(next: CallPage): void {
  page = next;
}

/** So long a failure waits for its words in the page's language; then it is told in the server's. */
const wordsMs = 1500;

export type Transport = (url: string, init: RequestInit) => Promise<Response>;
export const overNetwork: Transport = (url, init) => fetch(url, init);
let transport = overNetwork;

/** Where pages are made on the server, calls are answered on the spot; a device that knows answers is asked behind the network. */
export function setTransport(next: Transport): void {
  transport = next;
}

const base = import.meta.env.VITE_API_BASE ?? '/api';

interface Timeout {
  /** The first part of the paths it holds for. */
  name: string;
  timeoutMs?: number;
}
let timeouts: readonly Timeout[] = [];

/** The catalogs say here how long their answers are waited for, so that this file need not know them. */
export function registerTimeouts(next: readonly Timeout[]): void {
  timeouts = next;
}

/** Those that take a file instead of JSON. */
export type FileEndpoint = { [Name in EndpointName]: Api[Name] extends { csv: true } ? Name : never }[EndpointName];

/** Sends a file as it is: however long it takes, the server ends it. */
export async function callWithFile<Name extends FileEndpoint>(
  name: Name,
  file: Blob,
  query: Record<string, string | undefined>,
  fallback: Fallback,
): Promise<Stored<DataOf<Name>>> {
  return storedOf(await send(name, { query, file, fallback }));
}

/** Those that answer with a file and no envelope. */
type SheetEndpoint = { [Name in EndpointName]: Api[Name] extends { file: string } ? Name : never }[EndpointName];

/** The file as it is. */
export async function callForFile(name: SheetEndpoint, options: Pick<LooseCall, 'fallback' | 'params'>): Promise<string> {
  return (await send(name, { ...options, isFile: true })).data as string;
}

/** Calls the server and returns the data of its answer, or throws an ApiError. */
export async function call<Name extends EndpointName>(name: Name, ...args: Args<Name>): Promise<DataOf<Name>> {
  return (await callWithMessage(name, ...args)).data;
}

/** The one door to the server. As `call`, for the few screens that show the server's own words on success. */
export async function callWithMessage<Name extends EndpointName>(
  name: Name,
  ...[given]: Args<Name>
): Promise<{ data: DataOf<Name>; message: string }> {
  const { data, message } = await send(name, given ?? {});
  return { data: data as DataOf<Name>, message };
}

/** What was stored, and the server's words where its pages do not show it yet. */
interface Stored<Data> {
  data: Data;
  soon: string | undefined;
}

const storedOf = <Data>({ data, message, isShown }: Sent): Stored<Data> => ({
  data: data as Data,
  soon: isShown ? undefined : message,
});

/** As `call`, for what is changed at the desk. */
export async function callToStore<Name extends EndpointName>(name: Name, options: CallOptions<Name>): Promise<Stored<DataOf<Name>>> {
  return storedOf(await send(name, options));
}

interface Sent {
  data: unknown;
  message: string;
  isShown: boolean;
}

/** Stored, and not shown yet: `accepted` of the contract. */
const accepted = 202;

async function send(name: EndpointName, options: LooseCall): Promise<Sent> {
  const [method, pattern] = split(name);
  const timeoutMs = options.timeoutMs ?? timeouts.find(({ name }) => pattern.split('/')[1] === name)?.timeoutMs;
  const type = options.file ? 'text/csv' : options.body === undefined ? undefined : 'application/json';
  const token = options.anonymous === true ? null : hooks.token();

  const stop = new AbortController();
  const giveUp = () => {
    stop.abort(options.signal?.reason);
  };
  if (options.signal?.aborted === true) giveUp();
  options.signal?.addEventListener('abort', giveUp, { once: true });
  let timedOut = false;
  const timer =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => {
          timedOut = true;
          stop.abort();
        }, timeoutMs);

  try {
    const response = await transport(base + urlOf(pattern, options, page?.locale()), {
      method,
      headers: {
        accept: 'application/json',
        ...(type === undefined ? {} : { 'content-type': type }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...options.headers,
      },
      ...(type === undefined ? {} : { body: options.file ?? JSON.stringify(options.body) }),
      ...(options.outlivesPage === true ? { keepalive: true } : {}),
      signal: stop.signal,
    });
    if (response.ok && options.isFile === true) return { data: await response.text(), message: '', isShown: true };
    const answer = await envelopeOf(response);
    if (response.ok && answer?.success === true)
      return { data: answer.data, message: answer.message, isShown: response.status !== accepted };
    // Sign-in calls report a 401 to their form; anywhere else it means that the session is over.
    if (response.status === 401 && token !== null) {
      if (pattern.startsWith('/auth/')) console.warn('Unauthorized - token may be expired');
      else hooks.unauthorized(token);
    }
    if (answer?.messageId !== undefined) await wordsAreHere();
    throw errorOf(response, answer, options.fallback);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (options.signal?.aborted === true) throw error;
    throw new ApiError({ code: timedOut ? 'timeout' : 'network', status: 0, fallback: options.fallback });
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

async function wordsAreHere(): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, wordsMs));
  await Promise.race([page?.loadWords?.().catch(() => undefined), waited]);
}

interface LooseCall extends Always {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: Blob;
  isFile?: boolean;
}

function split(name: string): [method: string, pattern: string] {
  const space = name.indexOf(' ');
  return [name.slice(0, space), name.slice(space + 1)];
}

/** The page's language stands in every address, so that caches on the way tell them apart. */
export function urlOf(pattern: string, { params = {}, query = {} }: Pick<LooseCall, 'params' | 'query'>, locale?: Locale): string {
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String((params as Record<string, unknown>)[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query as Record<string, unknown>)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  if (locale !== undefined) search.set('lang', locale);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

async function envelopeOf(response: Response): Promise<Envelope<unknown> | undefined> {
  const text = await response.text();
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'success' in parsed ? (parsed as Envelope<unknown>) : undefined;
  } catch {
    // A proxy's HTML page, say: the status alone speaks.
    return undefined;
  }
}

function codeOf(status: number): ErrorCode {
  return errorCodes.find((code) => statusOf[code] === status) ?? (status >= 500 ? 'internal' : 'invalid');
}

function errorOf(response: Response, answer: Envelope<unknown> | undefined, fallback: Fallback | undefined): ApiError {
  const { status } = response;
  const failure = answer?.success === false ? answer : undefined;
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    code: failure?.code ?? codeOf(status >= 400 ? status : 500),
    status,
    told: failure?.message,
    meaning: failure?.messageId === undefined ? undefined : { id: failure.messageId, params: failure.params },
    fallback,
    errors: failure?.errors,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
    data: failure?.data,
  });
}
