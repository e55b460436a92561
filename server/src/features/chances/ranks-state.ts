/** A mark of the closing ranks and counsellings as they are: another one whenever something of them changes, in whichever process. */
import type { CutoffsRepository } from './cutoffs.repository.ts';

/** So long a change may stay unseen. */
const freshForMs = 2000;

export class RanksState {
  private readonly cutoffs: Pick<CutoffsRepository, 'mark'>;
  private readonly now: () => number;
  private mark = '';
  private readAt = -Infinity;
  private reading: Promise<unknown> = Promise.resolve();

  constructor(cutoffs: Pick<CutoffsRepository, 'mark'>, now: () => number = () => performance.now()) {
    this.cutoffs = cutoffs;
    this.now = now;
  }

  /** Stale-while-revalidate: as last read. It is read again behind the answer, and no request waits for that. */
  get last(): string {
    this.refresh();
    return this.mark;
  }

  /** Waited for where what was read last is too old. */
  async current(): Promise<string> {
    this.refresh();
    await this.reading;
    return this.mark;
  }

  private refresh(): void {
    if (this.now() - this.readAt < freshForMs) return;
    this.readAt = this.now();
    this.reading = this.cutoffs.mark().then(
      (mark) => {
        this.mark = mark;
      },
      // A database that is away has not changed anything that could be shown.
      () => undefined,
    );
  }
}
