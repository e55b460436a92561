import type { z } from 'zod';

/**
 * The policy of an endpoint, which none is without. Who may call: anyone; anyone, but a good token is noticed; a signed-in person, for
 * themselves alone; an editor or an operator; an operator, by account or by the admin token.
 */
export type Access = 'anyone' | 'optional' | 'student' | 'editor' | 'operator';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** An endpoint's name is its method and path below /api: 'GET /exams/:id'. */
export type EndpointKey = `${Method} /${string}`;

export interface Endpoint {
  summary: string;
  access: Access;
  /** Made for the operators' token: where none is set, a visitor is not asked to sign in for it, and all without a role are refused. */
  byOperatorsToken?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is a CSV file, however long an import may be; the body of a caller who may not send one is not read. */
  csv?: true;
  /** A header that says what the caller holds beside a session. */
  header?: string;
  /** The answer is a file of this kind and no envelope; `data` is its text. */
  file?: string;
  data: z.ZodType;
  /** The status of success; 200 unless said. An act of the desk is answered with 202 while it is not shown yet. */
  status?: 200 | 201;
}

/**
 * What is changed at the desk is read from memory by everybody. The answer waits until the process that gives it shows it, two
 * seconds at most: then it is `accepted`, stored and shown in a moment.
 */
export const isDeskAct = (method: string, { access }: Pick<Endpoint, 'access'>): boolean =>
  (access === 'editor' || access === 'operator') && method !== 'GET' && method !== 'HEAD';
export const accepted = 202;

export type EndpointTable = Record<EndpointKey, Endpoint>;

/** Keeps every entry's exact types while checking the table's form. */
export function endpoints<const T extends EndpointTable>(table: T): T {
  return table;
}
