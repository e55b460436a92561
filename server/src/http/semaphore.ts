/** Lets a few through at once, keeps a short queue, and turns the rest away at once instead of letting everybody wait. */
import { say } from '@disha/contract/say';
import { AppError } from './errors.ts';

interface SemaphoreOptions {
  running: number;
  waiting: number;
}

export class Semaphore {
  private readonly options: SemaphoreOptions;
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(options: SemaphoreOptions) {
    this.options = options;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.options.running) this.running += 1;
    else {
      if (this.queue.length >= this.options.waiting) throw new AppError('unavailable', say('http.busy'), { retryAfterSeconds: 3 });
      // The call that ends hands its place over, so that no other can slip in between.
      await new Promise<void>((resolve) => this.queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
