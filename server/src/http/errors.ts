import { statusOf, type ErrorCode } from '@disha/contract/errors';
import type { Failure } from '@disha/contract/envelope';
import { zodErrorMap } from '@disha/contract/own-words';
import { say } from '@disha/contract/say';
import { parseSaid, type Said } from '@disha/contract/words';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { languageOf, sayLanguage, worded } from './language.ts';
import { leastHeaders } from './least-headers.ts';

/** What is wrong with one field. */
interface Complaint {
  path: string;
  said: Said;
}

/** A refusal: a code that survives the wire, and what is said to the person, which becomes words when it is answered. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly said: Said;
  readonly errors: Complaint[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What the caller needs to go on, checked by the code that throws. */
  readonly data: unknown;

  constructor(code: ErrorCode, said: Said, more: { errors?: Complaint[]; retryAfterSeconds?: number; data?: unknown } = {}) {
    super(parseSaid(said).id);
    this.code = code;
    this.said = said;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.data = more.data;
  }
}

/** One field is to blame. */
export const invalidAt = (path: string, said: Said): AppError => new AppError('invalid', said, { errors: [{ path, said }] });

/** No form has more fields; a list with thousands of bad items must not be answered at forty times its length. */
const mostErrors = 50;

function invalid(error: z.core.$ZodError): AppError {
  const errors = error.issues
    .slice(0, mostErrors)
    .map(({ path, message }) => ({ path: path.map(String).join('.'), said: message as Said }));
  return new AppError('invalid', errors[0]?.said ?? say('http.invalid'), { errors });
}

/** What somebody sent, as its schema takes it; refused where it does not fit. */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: zodErrorMap });
  if (!parsed.success) throw invalid(parsed.error);
  return parsed.data;
}

const fastifyCodes: Record<string, [ErrorCode, Said]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', say('http.tooLarge')],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', say('http.sendJson')],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed', say('http.notJson')],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed', say('http.notJson')],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', say('http.notJson')],
};

/** What only a file can answer: a condition about a version that is no more, a part beyond its end. */
const fileStatuses: Record<number, [ErrorCode, Said]> = {
  412: ['precondition_failed', say('http.fileChanged')],
  416: ['range_not_satisfiable', say('http.noSuchPart')],
};

/** Connection lost, refused or shutting down (class 08 and 57P), too many connections (53), or a time limit. */
function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; cause = cause.cause, depth += 1) {
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    if (/^(08|53|57P|57014$)/.test(code)) return true;
    if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'].includes(code) && 'syscall' in cause)
      return true;
    if (
      /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|Cannot use a pool after/i.test(
        cause.message,
      )
    )
      return true;
  }
  return false;
}

/** A zero byte, or half a character: PostgreSQL takes neither as text, nor inside a document. */
function cannotBeText(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; cause = cause.cause, depth += 1)
    if (['22021', '22P05', '22P02'].includes((cause as NodeJS.ErrnoException).code ?? '')) return true;
  return false;
}

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as FastifyError;
  const known = fastifyCodes[code];
  if (known) return new AppError(...known);
  if (isDatabaseAway(error)) return new AppError('unavailable', say('http.away'), { retryAfterSeconds: 5 });
  if (cannotBeText(error)) return new AppError('invalid', say('http.characters'));
  const ofFiles = fileStatuses[statusCode ?? 0];
  if (ofFiles) return new AppError(...ofFiles);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('malformed', say('http.unreadable'));
  return undefined;
}

/** What a failure is told as. What we did not foresee is logged and leaves as a plain 500. */
function told(error: unknown, request: FastifyRequest): AppError {
  const known = asAppError(error);
  const answer = known ?? new AppError('internal', say('http.internal'));
  // That we are busy is in the line of the answer: a server with too much to do does not write a stack for everybody.
  if (!known || (answer.code === 'unavailable' && answer.said !== say('http.busy'))) request.log.error({ err: error }, 'request failed');
  return answer;
}

interface Refusal {
  status: number;
  said: Said;
  retryAfterSeconds: number | undefined;
}

/** The same for those who say it on a page. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  const { code, said, retryAfterSeconds } = told(error, request);
  return { status: statusOf[code], said, retryAfterSeconds };
}

/** The one place where a failure becomes an answer of the API. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = told(error, request);
  // How long the file is, for a client that asked for a part beyond its end.
  if (answer.code === 'range_not_satisfiable') reply.headers((error as { headers?: Record<string, string> }).headers ?? {});
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
  const asked = languageOf(request);
  const inWords = (said: Said) => worded(said, asked.language);
  const errors = answer.errors?.map(({ path, said }) => ({ path, ...inWords(said) }));
  const body: Failure = { success: false, ...inWords(answer.said), code: answer.code, ...(errors ? { errors } : {}) };
  if (answer.data !== undefined) body.data = answer.data;
  sayLanguage(reply, asked);
  reply.code(statusOf[answer.code]).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** An address that cannot be read is refused before any hook has run: the headers that every answer carries are set here. */
export function answerFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).headers(leastHeaders);
  answerError(error, request, reply);
}
