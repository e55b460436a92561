/** JSON answers: made and compressed once when they can be shared, on the way out when they cannot. */
import { createHash } from 'node:crypto';
import type { Said } from '@disha/contract/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliAt, brotliElsewhere, compressed, preferredEncoding, worthCompressing, zip, type Encoding } from './compress.ts';
import { languageOf, varyOf, worded, type AnswerLanguage } from './language.ts';
import { sendCached, wireOf, type CachedResponse, type Wire } from './cached-response.ts';

/** Somebody waits while it is compressed: beyond this size the quick way. */
const large = 1_000_000;
// Always asked again, almost always answered by 304: an operator's correction shows at once.
const shared = ['cache-control', 'public, no-cache'];

/** What stands around data that is JSON already. */
const around = (data: string | undefined, message: Said, language: AnswerLanguage) => {
  const head = JSON.stringify({ success: true, ...worded(message, language) });
  return data === undefined ? head : `${head.slice(0, -1)},"data":${data}}`;
};
const toJson = (data: unknown, message: Said, language: AnswerLanguage) => around(JSON.stringify(data), message, language);
const answerType = 'application/json; charset=utf-8';
const privately = ['cache-control', 'no-store', 'content-type', answerType];

/** Ready to send: for an address that says the language, and for one that leaves it to the asker. */
interface Ready {
  inAddress: CachedResponse;
  byLanguage: CachedResponse;
}

/** 304 Not Modified: for a client that has it already. */
interface Unchanged extends Ready {
  etag: string;
}

interface BodyOptions {
  status?: number;
  language?: AnswerLanguage | undefined;
  /** Names and values in turn: what a whole answer says beside what it is. */
  headers?: readonly string[];
}

/** One form of a body. */
interface Form extends Ready {
  wire: Wire;
}

/**
 * Bytes many people get: compressed once, with a strong ETag. They depend on nothing but the address they are asked for at,
 * and on the language, where the address does not say it.
 */
export class SharedBody {
  readonly hash: string;
  /** Called when another form of it has been made, and it has become heavier. */
  onGrowth: (() => void) | undefined;
  private readonly contentType: string;
  private readonly language: AnswerLanguage | undefined;
  private readonly status: number;
  private readonly headers: readonly string[];
  private readonly isSmall: boolean;
  private readonly forms = new Map<Encoding, Form>();
  /** By the form they have, whether or not we have it. */
  private readonly unchanged = new Map<Encoding, Unchanged>();
  private readonly making = new Map<Encoding, Promise<Buffer>>();

  constructor(bytes: Buffer, contentType: string, { status = 200, language, headers = [] }: BodyOptions = {}) {
    this.contentType = contentType;
    this.language = language;
    this.status = status;
    this.headers = headers;
    this.isSmall = bytes.length < worthCompressing;
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
    this.keep('identity', bytes);
  }

  /** How many bytes it holds, in all its forms. */
  get weight(): number {
    let sum = 0;
    for (const { wire } of this.forms.values()) sum += wire.length;
    return sum;
  }

  /**
   * Compresses as tightly as can be, for a big list that everybody gets. Takes
   * seconds, in the background; the quick form serves meanwhile.
   */
  async prepare(signal: AbortSignal): Promise<void> {
    if (this.isSmall) return;
    const bytes = this.bytesOf('identity');
    this.keep('br', await brotliElsewhere(bytes, signal));
    this.keep('gzip', await zip(bytes, { level: 9 }));
  }

  async body(encoding: Encoding): Promise<Buffer> {
    if (this.isSmall) return this.bytesOf('identity');
    if (!this.forms.has(encoding)) await this.make(encoding);
    return this.bytesOf(encoding);
  }

  /** Content negotiation: what to send to a request with these headers; undefined while the form it wants is not made yet. */
  ready(headers: Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'>, isInAddress = true): CachedResponse | undefined {
    const encoding = this.isSmall ? 'identity' : preferredEncoding(headers);
    const unchanged = this.unchanged.get(encoding) ?? this.unchangedIn(encoding);
    const ready = this.status === 200 && matches(headers['if-none-match'], unchanged.etag) ? unchanged : this.forms.get(encoding);
    return isInAddress ? ready?.inAddress : ready?.byLanguage;
  }

  /** What is ready leaves at once, without a turn in between. */
  send(request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    const ready = this.ready(request.headers, this.language === undefined || languageOf(request).isInAddress);
    if (!ready) return this.make(preferredEncoding(request.headers)).then(() => this.send(request, reply));
    sendCached(request, reply, ready);
  }

  private unchangedIn(encoding: Encoding): Unchanged {
    const etag = encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
    const whole = (isInAddress: boolean): CachedResponse => ({ status: 304, headers: this.standing(etag, isInAddress) });
    const made = { etag, inAddress: whole(true), byLanguage: whole(false) };
    this.unchanged.set(encoding, made);
    return made;
  }

  private keep(encoding: Encoding, bytes: Buffer): void {
    const wire = wireOf(bytes);
    const whole = ({ headers }: CachedResponse): CachedResponse => ({
      status: this.status,
      headers: [
        ...headers,
        'content-type',
        this.contentType,
        ...this.headers,
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
        'content-length',
        String(bytes.length),
      ],
      wire,
    });
    const { inAddress, byLanguage } = this.unchangedIn(encoding);
    this.forms.set(encoding, { wire, inAddress: whole(inAddress), byLanguage: whole(byLanguage) });
    this.onGrowth?.();
  }

  private standing(etag: string, isInAddress: boolean): readonly string[] {
    const language = this.language === undefined ? [] : ['content-language', this.language];
    return ['etag', etag, ...shared, 'vary', varyOf(true, { isInAddress }), ...language];
  }

  private bytesOf(encoding: Encoding): Buffer {
    const wire = this.forms.get(encoding)?.wire ?? '';
    return typeof wire === 'string' ? Buffer.from(wire, 'latin1') : wire;
  }

  /** Once, however many wait for it. */
  private async make(encoding: Encoding): Promise<void> {
    let making = this.making.get(encoding);
    if (!making) {
      const bytes = this.bytesOf('identity');
      making = encoding === 'br' ? brotliAt(bytes, bytes.length > large ? 5 : 9) : zip(bytes);
      this.making.set(encoding, making);
    }
    try {
      const made = await making;
      // The tightest form may have been made meanwhile: it stays.
      if (!this.forms.has(encoding)) this.keep(encoding, made);
    } finally {
      this.making.delete(encoding);
    }
  }
}

/** An answer of the API that many people get. */
export class SharedAnswer extends SharedBody {
  constructor(data: unknown, message: Said, language: AnswerLanguage) {
    super(Buffer.from(toJson(data, message, language)), answerType, { language });
  }
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

/** An answer for one person, its data as JSON: never stored by anybody on the way. */
export async function privateResponse(
  request: FastifyRequest,
  status: number,
  data: string | undefined,
  message: Said,
): Promise<CachedResponse> {
  const asked = languageOf(request);
  const json = around(data, message, asked.language);
  const encoding = json.length < worthCompressing ? 'identity' : preferredEncoding(request.headers);
  const isEncoded = encoding !== 'identity';
  const plain = Buffer.from(json);
  const bytes = isEncoded ? await compressed(plain, encoding) : plain;
  const vary = varyOf(isEncoded, asked);
  const headers = [
    ...privately,
    ...(isEncoded ? ['content-encoding', encoding] : []),
    ...(vary === '' ? [] : ['vary', vary]),
    'content-language',
    asked.language,
    'content-length',
    String(bytes.length),
  ];
  return { status, headers, wire: wireOf(bytes) };
}
