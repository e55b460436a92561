import type { ErrorCode } from './errors.ts';
import type { Params } from '../words.ts';

/** A message, and what it means: for a client that puts it into words of its own. */
interface MessageParts {
  message: string;
  messageId?: string;
  params?: Params;
}

export interface Success<Data> extends MessageParts {
  success: true;
  data: Data;
}

export interface FieldError extends MessageParts {
  path: string;
}

export interface Failure extends MessageParts {
  success: false;
  code: ErrorCode;
  errors?: FieldError[];
  /** What is there now, where somebody wrote over a version that is no more. */
  data?: unknown;
}

export type Envelope<Data> = Success<Data> | Failure;
