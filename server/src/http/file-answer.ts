/** An answer that is a file and no JSON: a sheet that somebody opens elsewhere. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from './cached-response.ts';

export class FileAnswer {
  readonly type: string;
  readonly name: string;
  readonly text: string;

  constructor(type: string, name: string, text: string) {
    this.type = type;
    this.name = name;
    this.text = text;
  }
}

/** Never cached on the way: who may read it is asked every time. */
export function sendFile({ type, name, text }: FileAnswer, request: FastifyRequest, reply: FastifyReply): void {
  const bytes = Buffer.from(text);
  const headers = [
    ...['content-type', `${type}; charset=utf-8`, 'content-disposition', `attachment; filename="${name}"`],
    ...['cache-control', 'no-store', 'content-length', String(bytes.length)],
  ];
  sendCached(request, reply, { status: 200, headers, wire: bytes });
}
