import type { ErrorCode } from './errors.ts';
import type { Params } from '../words.ts';

/** A message, and what it means: for a client that puts it into words of its own. */
interface ToldError {
  message: string;
  messageId?: string;
  params?: Params;
}

export interface Success<Data> extends ToldError {
  success: true;
  data: Data;
}

export interface FieldError extends ToldError {
  path: string;
}

export interface Failure extends ToldError {
  success: false;
  code: ErrorCode;
  errors?: FieldError[];
  /** What is there now, where somebody wrote over a version that is no more. */
  data?: unknown;
}

export type Envelope<Data> = Success<Data> | Failure;
