/**
 * A whole answer that is ready: written at once, past the framework's own way of
 * sending, which sets headers one by one and asks every hook.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerResponse } from 'node:http';
// Tells the compiler what the framework's instance carries, whichever module imports this file.
import type {} from './default-headers.ts';

/** Bytes as they go over the wire; as text, each letter is one byte. */
export type Wire = string | Buffer;

export interface CachedResponse {
  status: number;
  /** Names and values in turn, without those that every answer carries. */
  headers: readonly string[];
  wire?: Wire;
}

/** Up to here as text, which leaves in one piece with the head; Node writes a Buffer beside it. Longer ones would be copied twice. */
const longestText = 16 * 1024;
export const wireOf = (bytes: Buffer): Wire => (bytes.length <= longestText ? bytes.toString('latin1') : bytes);

/** What an answer carries because it is one. */
interface StandingAnswer {
  id: string;
  standing: readonly string[];
}

export function writeCached(
  response: ServerResponse,
  method: string,
  { id, standing }: StandingAnswer,
  { status, headers, wire }: CachedResponse,
): void {
  response.writeHead(status, ['x-request-id', id, ...standing, ...headers]);
  if (wire === undefined || method === 'HEAD') response.end();
  else response.end(wire, 'latin1');
}

export function sendCached(request: FastifyRequest, reply: FastifyReply, whole: CachedResponse): void {
  // Too late: the waiting client has been told that it takes too long.
  if (reply.sent) return;
  reply.hijack();
  const { id, method, url } = request;
  writeCached(reply.raw, method, { id, standing: reply.server.defaultHeaders?.(url) ?? [] }, whole);
}
