import type { FieldError } from '@disha/contract/envelope';
import type { ErrorCode } from '@disha/contract/errors';
import type { Params } from '@disha/contract/words';
import type { Locale } from '../messages/locale.ts';

/** What the wire can say, and what happens when there is no wire. */
type ApiErrorCode = ErrorCode | 'network' | 'timeout';

/** What to say when the server says nothing, in whatever language the page is. */
export type Fallback = (locale: Locale) => string;

interface ErrorMeaning {
  id: string;
  params: Params | undefined;
}

interface Details {
  code: ApiErrorCode;
  /** 0 when no answer came. */
  status: number;
  /** The server's own words. */
  told?: string | undefined;
  /** What they mean, for words of ours. */
  meaning?: ErrorMeaning | undefined;
  fallback?: Fallback | undefined;
  errors?: readonly FieldError[] | undefined;
  /** Seconds to wait, when the server says so. */
  retryAfter?: number | undefined;
  /** What is there now, where the call wrote over a version that is no more. */
  data?: unknown;
}

/** Every failed call ends as one of these. What it means is here; `errorText` puts it into words where it is shown. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly told: string | undefined;
  readonly meaning: ErrorMeaning | undefined;
  readonly fallback: Fallback | undefined;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor({ code, status, told, meaning, fallback, errors = [], retryAfter, data }: Details) {
    super(told ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.told = told === '' ? undefined : told;
    this.meaning = meaning;
    this.fallback = fallback;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.data = data;
  }

  /** Worth asking again without changing the question. */
  get isTemporary(): boolean {
    return this.code === 'network' || this.code === 'timeout' || this.status >= 500;
  }
}

export function isApiError(error: unknown, code?: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
