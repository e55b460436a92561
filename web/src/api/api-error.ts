import type { FieldError } from '@disha/contract/envelope';
import type { ErrorCode } from '@disha/contract/errors';

/** What the wire can say, and what happens when there is no wire. */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout';

interface Details {
  code: ApiErrorCode;
  /** 0 when no answer came. */
  status: number;
  message: string;
  errors?: readonly FieldError[] | undefined;
  /** Seconds to wait, when the server says so. */
  retryAfter?: number | undefined;
}

/** Every failed call ends as one of these; `message` may be shown as it is. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  constructor({ code, status, message, errors = [], retryAfter }: Details) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** Worth asking again without changing the question. */
  get isTemporary(): boolean {
    return this.code === 'network' || this.code === 'timeout' || this.status >= 500;
  }
}

export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
