/** Circuit breaker: after a few failures in a row the provider is left alone; one that is down must not cost a student eight seconds. */
const failuresToOpen = 3;
const openMs = 60_000;

export class Breaker {
  private failures = 0;
  private closedAgainAt = 0;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  get isOpen(): boolean {
    return this.now() < this.closedAgainAt;
  }

  succeeded(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    // The first failure after a break opens it again at once.
    if (this.failures >= failuresToOpen) this.closedAgainAt = this.now() + openMs;
  }
}
