/** JSON answers: made and compressed once when they can be shared, on the way out when they cannot. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';
const worthCompressing = 1400;
/** Somebody waits while it is compressed: beyond this size the quick way. */
const large = 200_000;

const brotliOf = (body: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});
const brotliAt = (body: Buffer, quality: number) => brotli(body, brotliOf(body, quality));

const piece = 64 * 1024;

/** The tightest form takes seconds, and a process that wants to end waits for a compression under way: so piece by piece. */
async function brotliInPieces(body: Buffer, signal: AbortSignal): Promise<Buffer> {
  const stream = createBrotliCompress(brotliOf(body, constants.BROTLI_MAX_QUALITY));
  const made: Buffer[] = [];
  const whole = new Promise<void>((resolve, reject) => {
    stream
      .on('data', (chunk: Buffer) => made.push(chunk))
      .on('end', resolve)
      .on('error', reject);
  });
  for (let start = 0; start < body.length; start += piece) {
    if (signal.aborted) stream.destroy();
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) =>
      stream.write(body.subarray(start, start + piece), (error) => (error ? reject(error) : resolve())),
    );
  }
  stream.end();
  await whole;
  return Buffer.concat(made);
}

const takes = (name: string) => new RegExp(`(^|[,\\s])${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`);
const takesBrotli = takes('br');
const takesGzip = takes('gzip');

export function preferredEncoding(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  if (takesBrotli.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : 'identity';
}

const toJson = (data: unknown, message: string) => Buffer.from(JSON.stringify({ success: true, message, data }));

/** Bytes many people get: compressed once, with a strong ETag. */
export class SharedBody {
  readonly bytes: Buffer;
  readonly hash: string;
  private readonly contentType: string;
  private readonly status: number;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();
  /** Those that are done: an answer that is here leaves at once, without a turn in between. */
  private readonly ready = new Map<Encoding, Buffer>();

  constructor(bytes: Buffer, contentType: string, status = 200) {
    this.bytes = bytes;
    this.contentType = contentType;
    this.status = status;
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  }

  /** Compresses as tightly as can be, for a big list that everybody gets. Takes seconds, in the background; the quick form serves meanwhile. */
  async prepare(signal: AbortSignal): Promise<void> {
    if (this.bytes.length < worthCompressing) return;
    this.keep('br', await brotliInPieces(this.bytes, signal));
    this.keep('gzip', await zip(this.bytes, { level: 9 }));
  }

  private keep(encoding: Encoding, body: Buffer): void {
    this.compressed.set(encoding, Promise.resolve(body));
    this.ready.set(encoding, body);
  }

  /** Takes the compressed forms of an answer with the same bytes. */
  takeFrom(other: SharedBody): void {
    if (other.hash !== this.hash) return;
    for (const [encoding, body] of other.compressed) this.compressed.set(encoding, body);
    for (const [encoding, body] of other.ready) this.ready.set(encoding, body);
  }

  body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity' || this.bytes.length < worthCompressing) return Promise.resolve(this.bytes);
    const made = this.compressed.get(encoding);
    if (made) return made;
    const making = encoding === 'br' ? brotliAt(this.bytes, this.bytes.length > large ? 5 : 9) : zip(this.bytes);
    this.compressed.set(encoding, making);
    return making;
  }

  send(request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    const encoding = this.bytes.length < worthCompressing ? 'identity' : preferredEncoding(request);
    const etag = `"${this.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    // Always asked again, almost always answered by 304: an operator's correction shows at once.
    reply
      .header('etag', etag)
      .header('cache-control', 'public, no-cache')
      .header('vary', 'accept-encoding')
      .type(this.contentType)
      .code(this.status);
    if (this.status === 200 && matches(request.headers['if-none-match'], etag)) {
      reply.code(304).send();
      return;
    }
    if (encoding === 'identity') {
      reply.send(this.bytes);
      return;
    }
    reply.header('content-encoding', encoding);
    const ready = this.ready.get(encoding);
    if (ready) {
      reply.send(ready);
      return;
    }
    return this.body(encoding).then((body) => {
      // The tightest form may have been made meanwhile: it stays.
      if (!this.ready.has(encoding)) this.ready.set(encoding, body);
      reply.send(body);
    });
  }
}

/** An answer of the API that many people get. */
export class SharedAnswer extends SharedBody {
  constructor(data: unknown, message: string) {
    super(toJson(data, message), 'application/json; charset=utf-8');
  }
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** An answer for one person: never stored by anybody on the way. */
export async function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  data: unknown,
  message: string,
): Promise<void> {
  const json = toJson(data, message);
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  const encoding = json.length < worthCompressing ? 'identity' : preferredEncoding(request);
  if (encoding === 'identity') {
    reply.send(json);
    return;
  }
  reply.header('content-encoding', encoding).header('vary', 'accept-encoding');
  reply.send(encoding === 'br' ? await brotliAt(json, 4) : await zip(json));
}
