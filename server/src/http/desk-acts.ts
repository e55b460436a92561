/**
 * What is being stored for the desk right now. Storing something waits for a turn of the event loop at each statement, and drawing
 * a page is a long one, mending the lists of a large catalog many: they wait until nothing is being stored, a moment at most. Storing takes
 * less than that, and is seldom.
 */
const longestWaitMs = 100;

export class DeskActs {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  async during<T>(act: Promise<T>): Promise<T> {
    this.running += 1;
    try {
      return await act;
    } finally {
      this.running -= 1;
      if (this.running === 0) for (const goOn of this.waiting) goOn();
    }
  }

  /** When nothing is being stored. */
  async over(): Promise<void> {
    if (this.running === 0) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(timer);
        this.waiting.delete(goOn);
        resolve();
      };
      const timer = setTimeout(goOn, longestWaitMs);
      this.waiting.add(goOn);
    });
  }
}
