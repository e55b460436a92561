/**
 * An answer for one person that depends on nothing but what a key names. Every page a signed-in person opens asks for the
 * same again: it is checked, written and compressed once, for as long as it is asked for.
 */
import { createHash } from 'node:crypto';
import type { Endpoint } from '@disha/contract/endpoint';
import type { Said } from '@disha/contract/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { privateResponse } from './answer.ts';
import { preferredEncoding } from './compress.ts';
import { languageOf } from './language.ts';
import { sendCached, type CachedResponse } from './cached-response.ts';

export class RepeatedAnswer<Data> {
  readonly message: Said;
  /** Another object when whatever the answer is made from has changed. */
  readonly state: unknown;
  readonly key: string;
  readonly data: () => Data;

  constructor(message: Said, { state, key }: { state: unknown; key: string }, data: () => Data) {
    this.message = message;
    this.state = state;
    this.key = key;
    this.data = data;
  }
}

interface KeptState {
  state: unknown;
  whole: CachedResponse;
}

const keptBytes = 4 * 1024 * 1024;
const weightOf = ({ whole: { headers, wire } }: KeptState) => (wire?.length ?? 0) + headers.length * 50 + 200;

/** The longest unasked go first. */
export class RepeatedAnswers {
  private readonly kept = new LRUCache<string, KeptState>({ maxSize: keptBytes, sizeCalculation: weightOf });

  async send(endpoint: Endpoint, answer: RepeatedAnswer<unknown>, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asked = languageOf(request);
    // By content alone, whichever caller asks: of equal answers one is kept.
    const hash = createHash('sha256').update(answer.key).digest('base64');
    const key = [endpoint.summary, asked.language, asked.isInAddress, preferredEncoding(request.headers), hash].join(' ');
    let kept = this.kept.get(key);
    if (!kept || kept.state !== answer.state) {
      const data = JSON.stringify(endpoint.data.parse(answer.data()));
      kept = { state: answer.state, whole: await privateResponse(request, endpoint.status ?? 200, data, answer.message) };
      this.kept.set(key, kept);
    }
    sendCached(request, reply, kept.whole);
  }
}
