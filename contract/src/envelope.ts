import type { ErrorCode } from './errors.ts';

export interface Success<Data> {
  success: true;
  message: string;
  data: Data;
}

export interface FieldError {
  path: string;
  message: string;
}

export interface Failure {
  success: false;
  message: string;
  code: ErrorCode;
  errors?: FieldError[];
}

export type Envelope<Data> = Success<Data> | Failure;
