/**
 * Long answers that everybody gets are compressed once more, as tightly as can be, when somebody has asked for them: one after the other,
 * in a process of its own, while the quick form is being sent.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { SharedBody } from './answer.ts';

/** A shorter one gains a packet or two. */
const worthIt = 60_000;

interface TighteningOptions {
  /** So long it is let be: the request that asked for it, and a start or a change that is under way, goes first. */
  waitMs: number;
  onError: (error: unknown) => void;
}

export class Tightening {
  private readonly leaving = new AbortController();
  private readonly waiting = new Map<SharedBody, () => boolean>();
  private readonly options: TighteningOptions;
  private working: Promise<void> | undefined;

  constructor(options: TighteningOptions) {
    this.options = options;
  }

  /** `isKept`: what has been made anew meanwhile is not worth it any more. */
  add(body: SharedBody, isKept: () => boolean): void {
    if (body.weight < worthIt || this.leaving.signal.aborted) return;
    this.waiting.set(body, isKept);
    this.working ??= this.work().finally(() => (this.working = undefined));
  }

  /** When nothing waits any more. */
  async done(): Promise<void> {
    await this.working;
  }

  /** Gives up at once what is under way. */
  async stop(): Promise<void> {
    this.leaving.abort();
    await this.working;
  }

  private async work(): Promise<void> {
    const { signal } = this.leaving;
    try {
      for (;;) {
        await wait(this.options.waitMs, undefined, { signal, ref: false });
        const [next] = this.waiting;
        if (!next) return;
        const [body, isKept] = next;
        this.waiting.delete(body);
        if (isKept()) await body.prepare(signal);
      }
    } catch (error) {
      // The quick form serves on.
      this.waiting.clear();
      if (!signal.aborted) this.options.onError(error);
    }
  }
}
