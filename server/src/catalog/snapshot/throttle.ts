import { LoadProgress } from './progress.ts';

/**
 * Throttle: what is called for again and again runs once, so long after the first call at the latest. Not always as late: several
 * processes hear of the same call at the same moment, and should not all set to work at the same.
 */
const soonestShare = 0.6;

export class Throttle {
  /** Nothing: the caller does it at once. */
  longestMs = 0;
  /** Told by whoever runs it how far that has come. */
  readonly progress = new LoadProgress();
  private timer: NodeJS.Timeout | undefined;
  private readonly run: () => void;
  private readonly random: () => number;

  constructor(run: () => void, random: () => number = Math.random) {
    this.run = run;
    this.random = random;
  }

  get isWaiting(): boolean {
    return this.timer !== undefined;
  }

  call(): void {
    this.progress.ask();
    if (this.timer) return;
    const waitMs = this.longestMs * (soonestShare + (1 - soonestShare) * this.random());
    // A process that is asked to stop does not wait for it.
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.run();
    }, waitMs).unref();
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
