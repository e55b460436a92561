/** A mark of the closing ranks and counsellings as they are: another one whenever something of them changes, in whichever process. */
import type { CutoffsRepository } from './cutoffs.repository.ts';

/** So long another process's change may stay unseen. */
const freshForMs = 800;

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

  /** After this process has changed something of them. */
  async changed(): Promise<void> {
    await this.read();
  }

  private refresh(): void {
    if (this.now() - this.readAt >= freshForMs) void this.read();
  }

  private read(): Promise<unknown> {
    this.readAt = this.now();
    const reading = this.cutoffs.mark().then(
      (mark) => {
        // One that was asked for before a change must not be taken for what is there after it.
        if (this.reading === reading) this.mark = mark;
      },
      // A database that is away has not changed anything that could be shown.
      () => undefined,
    );
    return (this.reading = reading);
  }
}
