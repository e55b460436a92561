import { statusOf, type ErrorCode } from '@disha/contract/errors';
import type { Failure, FieldError } from '@disha/contract/envelope';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { leastHeaders } from './least-headers.ts';

/** A refusal with a code that survives the wire and a message meant for the person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, more: { errors?: FieldError[]; retryAfterSeconds?: number } = {}) {
    super(message);
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** No form has more fields; a list with thousands of bad items must not be answered at forty times its length. */
const errorsTold = 50;

export function invalid(error: z.core.$ZodError): AppError {
  const errors = error.issues.slice(0, errorsTold).map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
  return new AppError('invalid', errors[0]?.message ?? 'Invalid request', { errors });
}

const fastifyCodes: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'Send JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed', 'The request body is not valid JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed', 'The request body is not valid JSON'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed', 'The request body is not valid JSON'],
};

/** What only a file can answer: a condition about a version that is no more, a part beyond its end. */
const fileStatuses: Record<number, [ErrorCode, string]> = {
  412: ['precondition_failed', 'The file is another one now'],
  416: ['range_not_satisfiable', 'The file has no such part'],
};

/** Connection lost, refused or shutting down (class 08 and 57P), too many connections (53), or a time limit. */
export function isDatabaseAway(error: unknown): boolean {
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
  if (code === 'FST_UNDER_PRESSURE')
    return new AppError('unavailable', 'The service is busy. Please try again in a moment.', { retryAfterSeconds: 5 });
  if (isDatabaseAway(error))
    return new AppError('unavailable', 'The service is temporarily unavailable. Please try again in a moment.', { retryAfterSeconds: 5 });
  if (cannotBeText(error)) return new AppError('invalid', 'The request holds characters that cannot be stored');
  const ofFiles = fileStatuses[statusCode ?? 0];
  if (ofFiles) return new AppError(...ofFiles);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('malformed', 'The request could not be read');
  return undefined;
}

/** The one place where a failure becomes an answer. What we did not foresee is logged and leaves as a plain 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = asAppError(error);
  const answer = known ?? new AppError('internal', 'Something went wrong on our side. Please try again.');
  if (!known || answer.code === 'unavailable') request.log.error({ err: error }, 'request failed');
  // How long the file is, for whoever asked for a part beyond its end.
  if (answer.code === 'range_not_satisfiable') reply.headers((error as { headers?: Record<string, string> }).headers ?? {});
  if (answer.retryAfterSeconds !== undefined) reply.header('retry-after', String(answer.retryAfterSeconds));
  const body: Failure = { success: false, message: answer.message, code: answer.code, ...(answer.errors ? { errors: answer.errors } : {}) };
  reply.code(statusOf[answer.code]).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** An address that cannot be read is refused before any hook has run: the headers that every answer carries are set here. */
export function answerFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).headers(leastHeaders);
  answerError(error, request, reply);
}
