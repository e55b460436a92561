/**
 * Read your writes: whoever stores something at the desk is answered when the process that answers shows it. Pages are made from
 * memory, and what a process stores itself gets there by the same news as what others store.
 */
interface Showing {
  /** How often this process has stored something that it shows from memory. */
  readonly stored: number;
  /** When everything that was stored until now is shown. */
  shown(): Promise<void>;
}

export class ReadBack {
  /** What is not shown by then is answered with 202: stored, and on its way. */
  longestMs = 2000;
  private readonly showing: Showing;

  constructor(showing: Showing) {
    this.showing = showing;
  }

  get stored(): number {
    return this.showing.stored;
  }

  /** `before`: what `stored` said when the act began; one that stored nothing waits for nothing. */
  async isShown(before: number): Promise<boolean> {
    if (this.stored === before) return true;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), this.longestMs);
    });
    try {
      return await Promise.race([this.showing.shown().then(() => true), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
