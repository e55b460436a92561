/** A language model as the writer: asked once, with a time limit; checked; remembered; left alone for a while when it fails. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { boundedFetch } from './bounded-fetch.ts';
import { Breaker } from './breaker.ts';
import { objectionTo, proseSchema } from './check-prose.ts';
import { prompt, system } from './prompt.ts';
import type { Provider } from './providers.ts';
import type { WriterFacts, Prose, Writer } from './writer.ts';

export interface ModelWriterParts {
  provider: Provider;
  /** Told in a few words when the model's words could not be used; never what they or the answers were. */
  log: (reason: string) => void;
  now?: () => number;
  timeLimitMs?: number;
}

const keptProses = 500;
/** A crowd at once waits for the template, not for the provider. */
const mostAtOnce = 20;
const probeMs = 3000;
const probeKeptMs = 60_000;

export class ModelWriter implements Writer {
  readonly provider: string;
  readonly model: string;
  private readonly source: Provider;
  private readonly log: (reason: string) => void;
  private readonly now: () => number;
  private readonly timeLimitMs: number;
  private readonly breaker: Breaker;
  private readonly kept = new LRUCache<string, Prose>({ max: keptProses });
  private readonly underWay = new Map<string, Promise<Prose | null>>();
  private probed: { at: number; answer: Promise<boolean> } | undefined;

  constructor({ provider, log, now = Date.now, timeLimitMs = 8000 }: ModelWriterParts) {
    this.source = provider;
    this.provider = provider.name;
    this.model = provider.model;
    this.log = log;
    this.now = now;
    this.timeLimitMs = timeLimitMs;
    this.breaker = new Breaker(now);
  }

  async write(facts: WriterFacts): Promise<Prose | null> {
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64');
    const known = this.kept.get(key);
    if (known) return known;
    const same = this.underWay.get(key);
    if (same) return same;
    if (this.breaker.isOpen || this.underWay.size >= mostAtOnce) return null;
    const asking = this.ask(facts, key).finally(() => this.underWay.delete(key));
    this.underWay.set(key, asking);
    return asking;
  }

  private async ask(facts: WriterFacts, key: string): Promise<Prose | null> {
    try {
      const prose = await this.withinTime((signal) => this.generate(facts, signal));
      const objection = objectionTo(prose, facts);
      if (objection !== undefined) throw new Error(objection);
      this.breaker.succeeded();
      this.kept.set(key, prose);
      return prose;
    } catch (error) {
      this.breaker.failed();
      // The message of an SDK error may quote what the provider sent; its name does not.
      this.log(error instanceof Error ? (error.name === 'Error' ? error.message : error.name) : 'failed');
      return null;
    }
  }

  private async generate(facts: WriterFacts, abortSignal: AbortSignal): Promise<Prose> {
    const [{ generateText, Output }, model] = await Promise.all([import('ai'), this.source.open()]);
    // Its warnings would go to the console, past our log.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    const { output } = await generateText({
      model,
      system: system(facts),
      prompt: prompt(facts),
      output: Output.object({ schema: proseSchema }),
      maxRetries: 0,
      maxOutputTokens: 2000,
      temperature: 0.4,
      abortSignal,
      ...(this.source.options && { providerOptions: this.source.options }),
    });
    return output;
  }

  /** Timeout: gives up even if the provider that was asked does not listen to the signal. */
  private async withinTime<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        stop.abort();
        reject(new Error('took too long'));
      }, this.timeLimitMs);
    });
    try {
      return await Promise.race([run(stop.signal), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Cached probe: the provider is asked at most once a minute, however many requests want to know. */
  isReachable(): Promise<boolean> {
    if (!this.probed || this.now() - this.probed.at >= probeKeptMs) {
      const { url, headers } = this.source.probe;
      const answer = boundedFetch(url, { headers, signal: AbortSignal.timeout(probeMs) }).then(
        ({ ok }) => ok,
        () => false,
      );
      this.probed = { at: this.now(), answer };
    }
    return this.probed.answer;
  }
}
