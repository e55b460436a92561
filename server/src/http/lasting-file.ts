/** A file whose address holds its hash: compressed when it was made, kept for ever by a browser that has it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { preferredEncoding } from './compress.ts';
import { sendCached } from './cached-response.ts';

const decompressed = promisify(brotliDecompress);

export class LastingFile {
  readonly type: string;
  readonly br: Buffer;

  constructor(type: string, br: Buffer) {
    this.type = type;
    this.br = br;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isBrotli = preferredEncoding(request.headers) === 'br';
    const wire = isBrotli ? this.br : await decompressed(this.br);
    const headers = [
      ...['content-type', `${this.type}; charset=utf-8`, 'cache-control', 'public, max-age=31536000, immutable'],
      ...['vary', 'accept-encoding', 'content-length', String(wire.length)],
      ...(isBrotli ? ['content-encoding', 'br'] : []),
    ];
    sendCached(request, reply, { status: 200, headers, wire });
  }
}
