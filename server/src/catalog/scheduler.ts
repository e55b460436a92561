/**
 * Yields to the event loop: long work in short turns, with waiting requests let in between. Reading, viewing and indexing
 * tens of thousands of items takes seconds; no visitor should notice.
 */
const turnMs = 8;
/** So often the clock is looked at while merging; looking costs less than the work it measures. */
const stride = 16;
const runLength = 256;

export class Scheduler {
  /** How often others were let in. */
  turns = 0;
  private began: number;
  private readonly now: () => number;
  private readonly others: () => Promise<void> | void;

  /** `others`: what to wait for at each turn, besides the requests that wait in the event loop already. */
  constructor(now: () => number = () => performance.now(), others: () => Promise<void> | void = () => undefined) {
    this.now = now;
    this.others = others;
    this.began = now();
  }

  private get isLongEnough(): boolean {
    return this.now() - this.began >= turnMs;
  }

  /** Lets others in when this turn has gone on long enough. */
  async yieldToEventLoop(): Promise<void> {
    if (!this.isLongEnough) return;
    this.turns += 1;
    await new Promise((resolve) => setImmediate(resolve));
    await this.others();
    this.began = this.now();
  }

  async each<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
    for (const item of items) {
      work(item);
      // After each: sixteen exams are long work, and a look at the clock is none.
      if (this.isLongEnough) await this.yieldToEventLoop();
    }
  }

  async map<Item, Made>(items: Iterable<Item>, make: (item: Item) => Made): Promise<Made[]> {
    const made: Made[] = [];
    await this.each(items, (item) => made.push(make(item)));
    return made;
  }

  /** What is made in steps, others let in between them. */
  async stepped<Made>(steps: Generator<void, Made>): Promise<Made> {
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return value;
      await this.yieldToEventLoop();
    }
  }

  /** A new list; equals keep their order. Short runs are sorted, then merged two by two. */
  async sorted<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Promise<Item[]> {
    let runs: Item[][] = [];
    for (let start = 0; start < items.length; start += runLength) {
      runs.push(items.slice(start, start + runLength).sort(compare));
      await this.yieldToEventLoop();
    }
    while (runs.length > 1) {
      const merged: Item[][] = [];
      for (let at = 0; at < runs.length; at += 2) merged.push(await this.merged(runs[at] ?? [], runs[at + 1] ?? [], compare));
      runs = merged;
    }
    return runs[0] ?? [];
  }

  private async merged<Item>(left: readonly Item[], right: readonly Item[], compare: (a: Item, b: Item) => number): Promise<Item[]> {
    const made: Item[] = [];
    for (let one = 0, other = 0; one < left.length || other < right.length;) {
      const a = left[one] as Item;
      const b = right[other] as Item;
      const takesLeft = other >= right.length || (one < left.length && compare(a, b) <= 0);
      made.push(takesLeft ? a : b);
      if (takesLeft) one += 1;
      else other += 1;
      if (made.length % stride === 0) await this.yieldToEventLoop();
    }
    return made;
  }
}
